import { spawnSync } from 'node:child_process'
import { cp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'

const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? join(root, '.cache/production'))

const own = process.env.CONTENT_DIR

/** Files that a server needs besides the service, in the layout of this repository. */
const copies: Record<string, string> = {
  // The renderer, bundled with its dependencies.
  'apps/web/.cache/application': 'apps/web/application',
  ...(own
    ? {
        'apps/web/.cache/own-site': 'apps/web/dist',
        // The studio imports it as release 1.
        [own]: 'packages/catalog-data/example',
      }
    : {
        'apps/web/dist': 'apps/web/dist',
        'packages/catalog-data/example': 'packages/catalog-data/example',
        'packages/catalog-data/media/pictures': 'packages/catalog-data/media/pictures',
        'packages/catalog-data/media/pictures.lock.json': 'packages/catalog-data/media/pictures.lock.json',
      }),
}

run('turbo', ['run', 'build', '--filter=@susegad/web', '--filter=@susegad/api'])
if (own) run(process.execPath, ['apps/web/build/own-site.ts'])
await rm(folder, { recursive: true, force: true })
run('npx', [
  '-y',
  'pnpm',
  '--filter=@susegad/api',
  'deploy',
  '--prod',
  // Without it pnpm requires injected workspace packages, which the bundle already contains.
  '--legacy',
  '--prefer-offline',
  join(folder, 'apps/api'),
])
for (const [from, to] of Object.entries(copies))
  await cp(resolve(root, from), join(folder, to), { recursive: true })
process.stdout.write(`\n${folder} is ready. Start it with: node ${join(folder, 'apps/api/dist/server.js')}\n`)

function run(command: string, args: string[]): void {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw error ?? new Error(`${command} ${args.join(' ')} failed.`)
}
