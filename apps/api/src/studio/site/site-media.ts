import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Queries } from '../../db/database.ts'
import { listStoredMedia, readMedia } from '../../photo-storage/part-store.ts'
import type { PhotoStorage } from '../../photo-storage/photo-storage.ts'
import { listEncoded } from '../photos/photo-store.ts'

async function writeWhole(file: string, body: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${randomUUID()}`
  await writeFile(unfinished, body)
  await rename(unfinished, file)
}

const AT_ONCE = 6

/** Serves uploaded photos from where they are stored, through a cache on disk. */
export function siteMedia(db: Queries, dataDir: string, storage: PhotoStorage | undefined) {
  const root = join(dataDir, 'content')

  /** An encoded file by its path below the media; undefined if there is none. */
  async function read(path: string): Promise<Buffer | undefined> {
    const file = join(root, 'media', path)
    const kept = await readFile(file).catch(() => undefined)
    if (kept !== undefined) return kept
    const stored = await readMedia(db, path, storage)
    if (stored !== undefined) await writeWhole(file, stored)
    return stored
  }

  return {
    read,
    /** Fetches the photos of records, so that no page is published without its photos. */
    async fetch(records: unknown): Promise<void> {
      const srcs = JSON.stringify(records).match(/uploads\/[0-9a-f]{24}/g) ?? []
      const paths = storage && srcs.length > 0 ? await listStoredMedia(db, [...new Set(srcs)]) : []
      for (let from = 0; from < paths.length; from += AT_ONCE)
        await Promise.all(paths.slice(from, from + AT_ONCE).map(read))
    },
    async writeLock(): Promise<string> {
      const lock = join(root, 'uploads.lock.json')
      const pictures: Record<string, object> = {}
      for (const { src, picture } of await listEncoded(db)) {
        const { card, ...own } = picture
        pictures[src] = own
        pictures[`social/${src}`] = card
      }
      await writeWhole(lock, JSON.stringify(pictures))
      return lock
    },
  }
}
