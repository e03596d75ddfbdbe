import { spawnSync } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? join(root, '.cache/production'))

/** What a server needs beside the service, laid out as in this repository; an owner's site has its own pictures. */
const copies: Record<string, string> = process.env.CONTENT_DIR
  ? { 'apps/web/.cache/own-site': 'apps/web/dist' }
  : {
      'apps/web/dist': 'apps/web/dist',
      'packages/catalog-data/media/pictures': 'packages/catalog-data/media/pictures',
    }
// The cache does not know what an owner's folder holds.
const force = process.env.CONTENT_DIR ? ['--force'] : []

run('turbo', ['run', 'build', '--filter=@susegad/web', '--filter=@susegad/api', ...force])
await rm(folder, { recursive: true, force: true })
run('npx', [
  '-y',
  'pnpm',
  '--filter=@susegad/api',
  'deploy',
  '--prod',
  // Without it pnpm asks that all workspace packages be injected; the bundle already contains them.
  '--legacy',
  '--prefer-offline',
  join(folder, 'apps/api'),
])
for (const [from, to] of Object.entries(copies))
  await cp(join(root, from), join(folder, to), { recursive: true })
process.stdout.write(`\n${folder} is ready. Start it with: node ${join(folder, 'apps/api/dist/server.js')}\n`)

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed.`)
}
