import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { type BackupRow, batchOf, type RowCounts } from '../db/stores/backup-store.ts'
import { StartError } from '../settings/config.ts'
import { type End, FORMAT, type Header, type Schema } from './backup-format.ts'
import { decryption, isEncrypted } from './encryption.ts'

export interface Backup {
  at: string
  schema: Schema
  /** Ends with an error if the file is damaged or lacks rows. */
  batches: AsyncGenerator<BackupRow[]>
}

async function startOf(file: string): Promise<Uint8Array> {
  const handle = await open(file).catch((cause: unknown) => {
    throw new StartError(`${file} can't be read (${(cause as NodeJS.ErrnoException).code}).`, { cause })
  })
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

async function* textLines(file: string, key: string | undefined): AsyncGenerator<string> {
  const decrypted = isEncrypted(await startOf(file)) ? [await decryption(key, file)] : []
  const stages = [createReadStream(file), ...decrypted, createGunzip()]
  // An error in any stage destroys the last stage, so that its reader gets the error.
  const chunks = pipeline(stages as unknown as [Readable, NodeJS.ReadWriteStream], () => {})
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks as unknown as Readable) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') throw new Error('The last line is not complete')
}

async function* parsedLines(file: string, key: string | undefined): AsyncGenerator<unknown> {
  try {
    for await (const text of textLines(file, key)) yield JSON.parse(text)
  } catch (cause) {
    if (cause instanceof StartError) throw cause
    throw new StartError(`${file} is not a backup of this service, or it is damaged. Use another one.`, {
      cause,
    })
  }
}

function asHeader(value: unknown, file: string): Header {
  const header = value as Partial<Header> | undefined
  if (header?.susegad !== 'backup' || header.schema === undefined)
    throw new StartError(`${file} is not a backup of this service.`)
  if (header.version !== FORMAT)
    throw new StartError(`${file} was written by another version of the service. Restore it with that one.`)
  return header as Header
}

/** Rejects a file whose row counts differ from those of its database. */
function assertComplete(file: string, end: RowCounts | undefined, found: RowCounts): void {
  const differs = Object.entries(end ?? {}).find(([table, n]) => n !== (found[table] ?? 0))
  if (end === undefined)
    throw new StartError(`${file} is incomplete: its end is missing. Use another backup.`)
  if (differs)
    throw new StartError(
      `${file} is incomplete: it has ${found[differs[0]] ?? 0} rows of ${differs[0]}, not ${differs[1]}. Use another backup.`,
    )
}

/** Opens a backup and reads its header. */
export async function openBackup(file: string, key: string | undefined): Promise<Backup> {
  const lines = parsedLines(file, key)
  const header = asHeader((await lines.next()).value, file)
  async function* batchesOf(): AsyncGenerator<BackupRow[]> {
    const found: RowCounts = {}
    let batch: BackupRow[] = []
    let end: RowCounts | undefined
    for await (const value of lines) {
      const row = value as BackupRow | End
      if ('end' in row) {
        end = row.end
        continue
      }
      batch.push(row)
      found[row.table] = (found[row.table] ?? 0) + 1
      if (batch.length < batchOf(row.table)) continue
      yield batch
      batch = []
    }
    assertComplete(file, end, found)
    yield batch
  }
  return { at: header.at, schema: header.schema, batches: batchesOf() }
}
