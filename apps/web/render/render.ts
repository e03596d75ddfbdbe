import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { renderSite } from './render-site.ts'

/*
 * Writes the site of a folder of content:
 *
 *   node render.js --content <folder> --pictures <lock> --out <folder> [--page /hotels/palm-cove]
 *
 * Needs only the files of the built application beside it.
 */
const { values } = parseArgs({
  options: {
    content: { type: 'string' },
    // Locks of encoded pictures; a later one wins.
    pictures: { type: 'string', multiple: true, default: [] },
    out: { type: 'string' },
    origin: {
      type: 'string',
      default: process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? 4000}`,
    },
    // Render only these pages, for a preview.
    page: { type: 'string', multiple: true },
    example: { type: 'boolean', default: false },
  },
})
const { content, out } = values
if (!content || !out || values.pictures.length === 0)
  throw new Error(
    'Say which content to render, with which pictures, and where to: --content, --pictures, --out.',
  )

try {
  const { rendered, kept } = await renderSite({
    application: join(import.meta.dirname, '..'),
    content: resolve(content),
    pictures: values.pictures.map((lock) => resolve(lock)),
    out: resolve(out),
    origin: values.origin.replace(/\/$/, ''),
    isExample: values.example,
    ...(values.page ? { only: values.page } : {}),
  })
  process.stdout.write(`Rendered ${rendered} pages into ${out}${kept > 0 ? `, kept ${kept}` : ''}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
