import { isDeepStrictEqual } from 'node:util'
import type { ContentAuthor, ContentData, ContentName, DraftResult } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'
import { differencesOf } from '../fields/differences.ts'
import { type Collision, mergeFields } from '../fields/merge-fields.ts'
import { isRemovable } from '../records/content-kinds.ts'
import { findPublished, type Published, readOfRelease } from '../records/record-store.ts'
import {
  type Draft,
  dropDraft,
  findDraft,
  listAuthorsSince,
  lockRecord,
  readRevision,
  storeDraft,
} from './draft-store.ts'
import { dataOf, versionOf } from './record-view.ts'

export interface Stored {
  published: Published | undefined
  draft: Draft | undefined
}

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

type Merged = DraftResult['merged']
type Saved = Stored & { merged: Merged }

/** The record that an editor started from; undefined if its revision was deleted. */
async function readVersion(
  tx: Queries,
  name: ContentName,
  version: string,
): Promise<ContentData | null | undefined> {
  const [, kind, id = ''] = /^([dr])([\da-f-]{1,36})$/.exec(version) ?? []
  if (kind === 'd' && /^\d{1,15}$/.test(id)) return readRevision(tx, name, Number(id))
  if (kind === 'r' && id.length === 36) return readOfRelease(tx, id, name)
  return undefined
}

const revisionOf = (version: string): number => (version.startsWith('d') ? Number(version.slice(1)) : 0)

/** Saves a draft, merged field by field with what others saved meanwhile. */
export async function saveDraft(
  tx: Queries,
  name: ContentName,
  { data, version }: { data: ContentData | null; version: string | null },
  by: string,
): Promise<Saved> {
  await lockRecord(tx, name)
  const stored = await readStored(tx, name)
  const there = dataOf(stored)
  if (data === null && !isRemovable(name)) throw new HttpError(422, 'The site needs this record.')
  if (version === null && there !== null)
    throw new HttpError(409, 'There is already a record with this address. Choose another one.')
  if (version === null || version === versionOf(stored)) return store(tx, name, stored, data, by, null)

  const base = await readVersion(tx, name, version)
  if (base === undefined)
    throw new HttpError(409, 'This record was changed too often in the meantime. Open it again.')
  const { value, collisions } = mergeFields(base, there, data)
  const others = await listAuthorsSince(tx, name, revisionOf(version))
  const last = stored.draft?.by ?? stored.published?.by ?? { _id: null, name: 'Somebody' }
  if (collisions.length > 0)
    throw new DraftCollision({
      stored,
      merged: (value ?? null) as ContentData | null,
      collisions,
      by: last,
    })
  const authors = (others.length > 0 ? others : [last]).filter(({ _id }) => _id !== by)
  return store(tx, name, stored, (value ?? null) as ContentData | null, by, {
    by: authors,
    // Changes that the same person saved in another tab are merged, but not reported.
    differences: authors.length > 0 ? differencesOf(base, there) : [],
  })
}

/** Stores `data` as the draft of a record, or deletes the draft if it equals what is published. */
export async function store(
  tx: Queries,
  name: ContentName,
  stored: Stored,
  data: ContentData | null,
  by: string | null,
  merged: Merged,
): Promise<Saved> {
  const former = dataOf(stored)
  const published = stored.published?.data ?? null
  if (isDeepStrictEqual(data, published)) {
    // A draft equal to the published record is deleted; its revision stays for editors who have it open.
    if (stored.draft) await dropDraft(tx, name)
  } else if (!isDeepStrictEqual(data, former) || !stored.draft)
    await storeDraft(tx, { ...name, data, base: stored.published?.releaseId ?? null }, by)
  return { ...(await readStored(tx, name)), merged }
}

/** Deletes a draft, unless somebody changed it meanwhile; false if there is none. */
export async function discardDraft(tx: Queries, name: ContentName, version: string): Promise<boolean> {
  await lockRecord(tx, name)
  const stored = await readStored(tx, name)
  if (!stored.draft) return false
  if (versionOf(stored) !== version)
    throw new HttpError(409, 'Somebody else changed this draft in the meantime. Check it again.')
  await dropDraft(tx, name)
  return true
}
