import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { ownFolder } from '../../../packages/catalog-data/content/content-folder.ts'

/* Renders the site of CONTENT_DIR with the application that build.ts has built. Does nothing without CONTENT_DIR. */
const root = join(import.meta.dirname, '..')
const { values: options } = parseArgs({ options: { out: { type: 'string', default: '.cache/own-site' } } })
const out = resolve(root, options.out)

if (ownFolder !== undefined) {
  // Load the encoder only for an owner's photos.
  const { ownPictures } = await import('./own-content/own-pictures.ts')
  const { media, lock } = await ownPictures(ownFolder)
  const renderer = join(root, '.cache/application/render/render.js')
  const { status } = spawnSync(
    process.execPath,
    [renderer, '--content', ownFolder, '--pictures', lock, '--out', out],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
  cpSync(media, join(out, 'media'), { recursive: true })
  // For the studio, which renders the site again. Dot files are not served.
  cpSync(lock, join(out, '.pictures.lock.json'))
}
