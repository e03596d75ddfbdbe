import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? join(root, '.cache/production'))

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
for (const path of needed()) await cp(join(root, path), join(folder, path), { recursive: true })
process.stdout.write(`\n${folder} is ready. Start it with: node ${join(folder, 'apps/api/dist/server.js')}\n`)

/** What a server needs beside the service, laid out as in this repository: the site, and the pictures if it has none of its own. */
function needed(): string[] {
  const site = 'apps/web/dist'
  return existsSync(join(root, site, 'media')) ? [site] : [site, 'packages/catalog-data/media/pictures']
}

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed.`)
}
