import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Queries } from '../../../db/database.ts'
import { listEncoded, readMedia } from '../photos/photo-store.ts'

async function writeWhole(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, body)
  await rename(unfinished, file)
}

/** Serves uploaded photos from the database, through a cache on disk. */
export function siteMedia(db: Queries, dataDir: string) {
  const root = join(dataDir, 'content')
  return {
    /** Writes the picture lock of the photos. */
    async writeLock(): Promise<string> {
      const lock = join(root, 'uploads.lock.json')
      const pictures = await listEncoded(db)
      await writeWhole(
        lock,
        JSON.stringify(Object.fromEntries(pictures.map(({ src, picture }) => [src, picture]))),
      )
      return lock
    },
    /** An encoded file by its path below the media; undefined if there is none. */
    async read(path: string): Promise<Buffer | undefined> {
      const file = join(root, 'media', path)
      const kept = await readFile(file).catch(() => undefined)
      if (kept !== undefined) return kept
      const stored = await readMedia(db, path)
      if (stored !== undefined) await writeWhole(file, stored)
      return stored
    },
  }
}
