import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type RowCounts, type Snapshot, withSnapshot } from '../db/backup-store.ts'
import type { Database } from '../db/database.ts'
import { readMigrations } from '../db/migrations.ts'
import type { End, Header } from './backup-format.ts'
import { encryption } from './encryption.ts'

interface Options {
  /** Encrypts the file. */
  key: string | undefined
  signal?: AbortSignal | undefined
}

const line = (value: unknown): string => `${JSON.stringify(value)}\n`

async function* linesOf({ schema, counts, batches }: Snapshot): AsyncGenerator<string> {
  const name = readMigrations().find(({ hash }) => hash === schema)?.name ?? 'unknown'
  const header: Header = {
    susegad: 'backup',
    version: 2,
    at: new Date().toISOString(),
    schema: { name, hash: schema },
  }
  yield line(header)
  for await (const rows of batches) yield rows.map(line).join('')
  const end: End = { end: counts }
  yield line(end)
}

/** Syncs the folder, so that the rename survives a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** Writes every row into one file that only its owner can read; it is there as a whole or not at all. */
export async function writeBackupFile(
  db: Database,
  file: string,
  { key, signal }: Options,
): Promise<RowCounts> {
  const unfinished = `${file}.part`
  const encrypted = key === undefined ? [] : [await encryption(key)]
  try {
    const counts = await withSnapshot(db, async (snapshot) => {
      const stages = [
        linesOf(snapshot),
        createGzip(),
        ...encrypted,
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ]
      await pipeline(stages as unknown as [NodeJS.ReadableStream, NodeJS.WritableStream], { signal })
      return snapshot.counts
    })
    await rename(unfinished, file)
    await syncFolder(dirname(file))
    return counts
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}
