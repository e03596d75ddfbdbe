import type { Queries } from '../../db/database.ts'
import { addressesOf } from '../records/content-kinds.ts'
import { listPublishedNames } from '../records/record-store.ts'
import { readSeenNames } from '../releases/seen-version.ts'

export interface Known {
  /** A new value whenever a draft or a release changes. */
  version: string
  /** Pages of the records, drafted or published. */
  addresses: ReadonlySet<string>
}

/** Reads which pages a preview may show; cached until something changes. */
export function knownAddresses(db: Queries): () => Promise<Known> {
  let known: Known | undefined
  return async () => {
    const { version, drafts } = await readSeenNames(db)
    if (known?.version === version) return known
    const names = [...(await listPublishedNames(db)), ...drafts]
    known = { version, addresses: new Set(names.flatMap(addressesOf)) }
    return known
  }
}
