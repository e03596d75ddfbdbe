import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { compressed } from '../render/compressed.ts'
import { startScript } from './start-script.ts'

/*
 * Builds the application, which is the same for every business, and renders the example site with it. own-site.ts
 * renders an owner's site.
 */
const root = join(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    config: { type: 'string', default: 'vite.config.ts' },
    out: { type: 'string', default: 'dist' },
  },
})
const site = resolve(root, options.out)
const application = options.out === 'dist' ? join(root, '.cache/application') : `${site}-application`
const assets = join(application, 'assets')

process.chdir(root)
rmSync(application, { recursive: true, force: true })
const settings = { configFile: join(root, options.config), logLevel: 'warn' } as const
await build({ ...settings, build: { outDir: assets, manifest: true, emptyOutDir: true } })
renameSync(join(assets, '.vite/manifest.json'), join(application, 'manifest.json'))
rmSync(join(assets, '.vite'), { recursive: true })
// The renderer writes every page, so the bundler's index.html is not served.
rmSync(join(assets, 'index.html'), { force: true })
await compressAssets()
writeFileSync(join(application, 'start-script.js'), await startScript())
await build({
  ...settings,
  build: {
    outDir: join(application, 'render'),
    ssr: 'render/render.ts',
    emptyOutDir: true,
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  // Bundle all dependencies, so that it runs without node_modules.
  ssr: { noExternal: true },
})

// The renderer removes only files that it wrote itself, so delete the site of an older build.
if (!existsSync(join(site, '.rendered.json'))) rmSync(site, { recursive: true, force: true })
const catalogData = join(root, '../../packages/catalog-data')
const { status } = spawnSync(
  process.execPath,
  [
    join(application, 'render/render.js'),
    '--example',
    ...['--content', join(catalogData, 'example')],
    ...['--pictures', join(catalogData, 'media/pictures.lock.json')],
    ...['--out', site],
  ],
  { stdio: 'inherit' },
)
process.exit(status ?? 1)

async function compressAssets(): Promise<void> {
  const files = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      for (const [suffix, body] of await compressed(name, readFileSync(file)))
        writeFileSync(file + suffix, body)
    }),
  )
}
