import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { closeSync, createWriteStream, openSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ImportChoice, ImportResult, TakeResult } from '@susegad/api-client/contract'
import { PHOTO_CHUNK_BYTES } from '@susegad/api-client/rules'
import type { Database, Queries } from '../../../db/database.ts'
import type { Actor } from '../../../db/stores/audit-store.ts'
import { HttpError } from '../../../http/http-error.ts'
import { type Archive, ArchiveRefused, openArchive } from '../folder/archive-files.ts'
import { addImport, findImport, type ImportRow, noteTaken, readArchive } from './import-store.ts'
import { planImport } from './plan-import.ts'
import { readIncoming } from './read-incoming.ts'
import { takeImport } from './take-import.ts'

export interface Importing {
  contentDir: string
  dataDir: string
  /** Whether the site was built with a picture of this name. */
  isBuilt: (name: string) => boolean
}

/** Checks an uploaded archive and stores it, in place of the same person's former one. */
export const storeArchive = (
  db: Database,
  { contentDir, dataDir }: Importing,
  by: string,
  { name, bytes }: { name: string; bytes: AsyncIterable<Uint8Array> },
  onReceived: () => void,
) =>
  withArchive(dataDir, bytes, async ({ files, refused, size, read }) => {
    onReceived()
    const found = JSON.stringify(await readIncoming(files, contentDir, refused))
    return addImport(db, by, { name, size, found }, read(PHOTO_CHUNK_BYTES))
  }).catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? new HttpError(422, error.message, { cause: error }) : error
  })

/** An import with its plan; without one once it was taken. */
export async function importView(
  db: Queries,
  importing: Importing,
  { found, ...row }: ImportRow,
  choice: ImportChoice,
): Promise<ImportResult> {
  if (found === null) return { import: { ...row, plan: null } }
  const { plan } = await planImport(db, JSON.parse(found), { ...importing, choice })
  return { import: { ...row, plan } }
}

/** Saves the differences of an import as drafts. */
export async function takeStored(
  db: Database,
  importing: Importing,
  id: string,
  input: ImportChoice & { version: string },
  by: Actor,
): Promise<TakeResult['taken']> {
  const gone = (cause?: unknown) =>
    new HttpError(409, 'This import has expired or is already done.', { cause })
  const { _id, found } = await findImport(db, id, by.id)
  if (found === null) throw gone()
  const incoming = JSON.parse(found)
  const also = (tx: Queries) => noteTaken(tx, _id)
  return withArchive(importing.dataDir, readArchive(db, _id), ({ files }) =>
    takeImport(db, { ...importing, incoming, files, input, by, also }),
  ).catch((error: unknown) => {
    // Its plan was there a moment ago, so another call has applied or deleted it meanwhile.
    throw error instanceof ArchiveRefused ? gone(error) : error
  })
}

/** Writes an archive to a file and lets `work` read it. The file has no name, so that even a killed process leaves nothing. */
async function withArchive<T>(
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  work: (archive: Archive) => Promise<T>,
): Promise<T> {
  const archive = await openArchive(await written(folder, bytes))
  try {
    return await work(archive)
  } finally {
    archive.close()
  }
}

async function written(folder: string, bytes: AsyncIterable<Uint8Array>): Promise<number> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `.import-${randomUUID()}.zip`)
  const file = createWriteStream(path, { flags: 'wx', mode: 0o600 })
  await once(file, 'open')
  const reading = openSync(path, 'r')
  try {
    await rm(path)
    await pipeline(bytes, file)
    return reading
  } catch (error) {
    closeSync(reading)
    throw error
  }
}
