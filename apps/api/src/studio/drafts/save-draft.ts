import { isDeepStrictEqual } from 'node:util'
import type { ContentAuthor, ContentData, ContentName, DraftResult } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { differencesOf } from '../fields/differences.ts'
import { type Collision, mergeFields } from '../fields/merge-fields.ts'
import { isRemovable } from '../records/content-kinds.ts'
import { findPublished, readOfRelease } from '../records/record-store.ts'
import type { RecordChange } from '../records/written-records.ts'
import {
  deleteDrafts,
  findDraft,
  listAuthorsSince,
  lockRecord,
  readRevision,
  storeDrafts,
} from './draft-store.ts'
import { dataOf, type Stored, versionOf } from './record-view.ts'

export const readStored = async (db: Queries, name: ContentName): Promise<Stored> => ({
  published: await findPublished(db, name),
  draft: await findDraft(db, name),
})

interface CollisionFound {
  stored: Stored
  merged: ContentData | null
  collisions: readonly Collision[]
  by: ContentAuthor
}

/** The same fields of the record were changed meanwhile. */
export class DraftCollision extends Error {
  override readonly name = 'DraftCollision'
  readonly found: CollisionFound
  constructor(found: CollisionFound) {
    super('The same fields were changed')
    this.found = found
  }
}

export const lastAuthor = ({ draft, published }: Stored): ContentAuthor =>
  draft?.by ?? published?.by ?? { _id: null, name: 'Somebody' }

/** The record that an editor started from; undefined if its revision was deleted. */
async function readVersion(tx: Queries, name: ContentName, version: string) {
  const [, kind, id = ''] = /^([dr])([\da-f-]{1,36})$/.exec(version) ?? []
  if (kind === 'd' && /^\d{1,15}$/.test(id)) return readRevision(tx, name, Number(id))
  if (kind === 'r' && id.length === 36) return readOfRelease(tx, id, name)
  return undefined
}

/** Saves a draft, merged field by field with what others saved meanwhile. */
export async function saveDraft(
  tx: Queries,
  name: ContentName,
  { data, version }: { data: ContentData | null; version: string | null },
  by: string,
): Promise<Stored & { merged: DraftResult['merged'] }> {
  await lockRecord(tx, name)
  const stored = await readStored(tx, name)
  const current = dataOf(stored)
  if (data === null && !isRemovable(name)) throw new HttpError(422, 'The site needs this record.')
  if (version === null && current !== null)
    throw new HttpError(409, 'There is already a record with this address. Choose another one.')
  if (version === null || version === versionOf(stored)) {
    await storeDraft(tx, { ...name, data }, stored, by)
    return { ...(await readStored(tx, name)), merged: null }
  }

  const base = await readVersion(tx, name, version)
  if (base === undefined)
    throw new HttpError(409, 'This record was changed too often in the meantime. Open it again.')
  const revision = version.startsWith('d') ? Number(version.slice(1)) : 0
  const since = await listAuthorsSince(tx, name, revision)
  const isOwn = since.length > 0 && since.every(({ _id }) => _id === by)
  // Of two words of the same person for one field the later ones count: the merge takes those of its second record.
  const { value, collisions } = isOwn ? mergeFields(base, data, current) : mergeFields(base, current, data)
  const merged = (value ?? null) as ContentData | null
  if (collisions.length > 0 && !isOwn)
    throw new DraftCollision({ stored, merged, collisions, by: lastAuthor(stored) })
  const authors = (since.length > 0 ? since : [lastAuthor(stored)]).filter(({ _id }) => _id !== by)
  await storeDraft(tx, { ...name, data: merged }, stored, by)
  return {
    ...(await readStored(tx, name)),
    merged: {
      by: authors,
      // Changes that the same person saved in another tab are merged, but not reported.
      differences: authors.length > 0 ? differencesOf(base, current) : [],
    },
  }
}

/** Stores a change as a draft, or deletes the draft if it equals what is published. */
async function storeDraft(tx: Queries, change: RecordChange, { draft, published }: Stored, by: string) {
  // The revision of a deleted draft stays for editors who have it open.
  if (isDeepStrictEqual(change.data, published?.data ?? null)) await deleteDrafts(tx, [change])
  else if (!draft || !isDeepStrictEqual(change.data, draft.data))
    await storeDrafts(tx, [{ ...change, base: published?.releaseId ?? null, by }])
}

/** Deletes a draft, unless somebody changed it meanwhile; false if there is none. */
export async function discardDraft(tx: Queries, name: ContentName, version: string): Promise<boolean> {
  await lockRecord(tx, name)
  const stored = await readStored(tx, name)
  if (!stored.draft) return false
  if (versionOf(stored) !== version)
    throw new HttpError(409, 'Somebody else changed this draft in the meantime. Check it again.')
  await deleteDrafts(tx, [name])
  return true
}
