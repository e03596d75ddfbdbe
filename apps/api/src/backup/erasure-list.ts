import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import {
  type ErasedAddress,
  type ErasedRecord,
  type Erasures,
  erasuresMark,
  readErasures,
} from '../db/stores/erasure-store.ts'
import { prepareBackupFolder } from './backup-folder.ts'

/** Kept beside the backups, so that it outlives the database. Ids and keyed hashes only, no personal data. */
export const ERASURE_LIST = 'susegad-erasures.jsonl'

/** The erasures listed in a folder; none if it has no list. */
export async function readErasureList(folder: string): Promise<Erasures> {
  const text = await readFile(join(folder, ERASURE_LIST), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const entries = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as ErasedRecord | ErasedAddress)
  return {
    records: entries.filter((entry) => 'record' in entry),
    addresses: entries.filter((entry) => 'digest' in entry),
  }
}

/** Merges two lists without duplicates. */
export function joinErasures(...lists: Erasures[]): Erasures {
  const records = new Map(
    lists.flatMap((list) => list.records).map((one) => [`${one.record} ${one.id}`, one]),
  )
  const addresses = new Map<string, ErasedAddress>()
  for (const one of lists.flatMap((list) => list.addresses)) {
    const other = addresses.get(one.digest)
    if (!other || other.at < one.at) addresses.set(one.digest, one)
  }
  return { records: [...records.values()], addresses: [...addresses.values()] }
}

/** A job that adds new erasures to the list beside the backups; existing entries stay. */
export function createErasureKeeper(db: Database, folder: string | undefined): () => Promise<void> {
  let written = ''
  return async () => {
    if (folder === undefined) return
    const mark = await erasuresMark(db)
    if (mark === written) return
    const own = await readErasures(db)
    if (own.records.length + own.addresses.length > 0) {
      await prepareBackupFolder(folder)
      const all = joinErasures(await readErasureList(folder), own)
      const lines = [...all.records, ...all.addresses].map((entry) => `${JSON.stringify(entry)}\n`)
      const file = join(folder, ERASURE_LIST)
      await writeFile(`${file}.${process.pid}`, lines.join(''), { mode: 0o600, flush: true })
      await rename(`${file}.${process.pid}`, file)
    }
    written = mark
  }
}
