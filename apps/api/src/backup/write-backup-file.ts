import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '../db/database.ts'
import { readMigrations } from '../db/migrations.ts'
import { type BackupRow, type RowCounts, type Snapshot, withSnapshot } from '../db/stores/backup-store.ts'
import type { PhotoStorage } from '../photo-storage/photo-storage.ts'
import { type End, FORMAT, type Header } from './backup-format.ts'
import { encryption } from './encryption.ts'
import { isElsewhere, withItsBytes } from './stored-photos.ts'

interface Options {
  /** Encrypts the file. */
  key: string | undefined
  /** Storage of photos that are not in the database; their bytes are included in the backup. */
  storage?: PhotoStorage | undefined
  signal?: AbortSignal | undefined
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

async function* linesOf({ schema, batches }: Snapshot, elsewhere: BackupRow[]): AsyncGenerator<string> {
  const name = readMigrations().find(({ hash }) => hash === schema)?.name ?? 'unknown'
  const header: Header = {
    susegad: 'backup',
    version: FORMAT,
    at: new Date().toISOString(),
    schema: { name, hash: schema },
  }
  yield line(header)
  for await (const rows of batches) {
    elsewhere.push(...rows.filter(isElsewhere))
    yield rows
      .filter((row) => !isElsewhere(row))
      .map(line)
      .join('')
  }
}

async function* lastLines(
  counts: RowCounts,
  elsewhere: readonly BackupRow[],
  storage: PhotoStorage | undefined,
): AsyncGenerator<string> {
  for (const row of elsewhere) yield line(await withItsBytes(row, storage))
  const end: End = { end: counts }
  yield line(end)
}

/** Syncs the folder, so that the rename survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Writes every row into one file, atomically and readable only by its owner. */
export async function writeBackupFile(
  db: Database,
  file: string,
  { key, storage, signal }: Options,
): Promise<RowCounts> {
  const unfinished = `${file}.part`
  const encrypted = key === undefined ? [] : [await encryption(key)]
  const failed = new AbortController()
  const stop = AbortSignal.any([failed.signal, ...(signal ? [signal] : [])])
  try {
    const text = new PassThrough()
    const stages = [
      text,
      createGzip(),
      ...encrypted,
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    ]
    const written = pipeline(stages as unknown as [NodeJS.ReadableStream, NodeJS.WritableStream], {
      signal: stop,
    })
    written.catch((error) => failed.abort(error))
    const elsewhere: BackupRow[] = []
    const counts = await withSnapshot(db, async (snapshot) => {
      await pipeline(linesOf(snapshot, elsewhere), text, { end: false, signal: stop })
      return snapshot.counts
    })
    // After the transaction: an embedded database would be blocked while the storage is read.
    await pipeline(lastLines(counts, elsewhere, storage), text, { signal: stop })
    await written
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return counts
  } catch (error) {
    failed.abort(error)
    await rm(unfinished, { force: true })
    throw error
  }
}
