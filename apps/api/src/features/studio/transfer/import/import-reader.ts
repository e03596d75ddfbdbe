import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Queries } from '../../../../db/database.ts'
import { type Archive, ArchiveRefused, openArchive } from '../folder/archive-files.ts'
import { claimImport, keepFound, readImport, refuseImport } from './import-store.ts'
import { readIncoming } from './read-incoming.ts'

/** Lets `work` read an uploaded archive from a temporary file. */
export async function withArchive<T>(
  db: Queries,
  id: string,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'susegad-import-'))
  try {
    const file = join(folder, 'archive.zip')
    await pipeline(readImport(db, id), createWriteStream(file))
    const archive = await openArchive(file)
    try {
      return await work(archive)
    } finally {
      archive.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads a complete archive, unless another process does. */
export async function readArrived(db: Queries, id: string, contentDir: string): Promise<void> {
  if (!(await claimImport(db, id))) return
  try {
    const found = await withArchive(db, id, ({ files, refused }) => readIncoming(files, contentDir, refused))
    await keepFound(db, id, JSON.stringify(found))
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error
    await refuseImport(db, id, error.message)
  }
}
