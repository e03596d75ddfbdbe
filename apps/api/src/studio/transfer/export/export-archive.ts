import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Exported } from './exported-files.ts'

/** Streams the files as a zip archive, with one at a time in memory. */
export function exportArchive({ files, at }: Exported): Readable {
  const zip = new ZipFile()
  // A fixed time, so that the archive is reproducible.
  const mtime = new Date(at)
  for (const { path, content } of files) {
    // Photos are already compressed.
    const compress = !path.startsWith('photos/')
    zip.addReadStreamLazy(path, { mtime, compress }, (give) => {
      content().then(
        (bytes) => give(null, Readable.from([bytes])),
        (error: unknown) => give(error, Readable.from([])),
      )
    })
  }
  zip.end()
  const out = new Readable().wrap(zip.outputStream)
  zip.on('error', (error: Error) => out.destroy(error))
  return out
}
