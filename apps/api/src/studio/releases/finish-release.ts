import { isDeepStrictEqual } from 'node:util'
import type { ContentData } from '@susegad/api-client/contract'
import type { Database, Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { deleteDrafts, findDrafts, type NewDraft, storeDrafts } from '../drafts/draft-store.ts'
import { mergeFields } from '../fields/merge-fields.ts'
import { lockContent, readPublished } from '../records/record-store.ts'
import { byKey, keyOf } from '../records/written-records.ts'
import { holdsLease, markFailed, markPublished } from './lease-store.ts'
import {
  addRelease,
  findRelease,
  isRevert,
  putRows,
  type ReleaseRow,
  readRows,
  type WrittenRow,
} from './release-store.ts'

/** Merges both changes; conflicts take the first. */
const mergeBoth = (base: unknown, first: unknown, second: unknown) =>
  (mergeFields(base, first, second).value ?? null) as ContentData | null

const actorOf = (id: string | null): Actor | null => (id === null ? null : { id, role: 'staff', address: '' })

/** Rebases the drafts of these records onto the new release, and deletes those without differences. */
async function rebaseDrafts(tx: Queries, rows: readonly WrittenRow[], id: string): Promise<void> {
  const drafts = await findDrafts(tx, rows)
  const published: ReleaseRow[] = []
  const rebased: NewDraft[] = []
  for (const row of rows) {
    const draft = drafts.get(keyOf(row))
    if (!draft) continue
    const data = mergeBoth(row.before, draft.data, row.data)
    if (draft.revision === row.revision || isDeepStrictEqual(data, row.data)) published.push(row)
    else rebased.push({ kind: row.kind, slug: row.slug, data, base: id, by: draft.by._id })
  }
  await deleteDrafts(tx, published)
  await storeDrafts(tx, rebased)
}

/** Marks a rendered release as published; false if another process has taken it over. */
export const finishRelease = (
  db: Database,
  worker: string,
  id: string,
  { rows }: { rows: readonly ReleaseRow[] },
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    if (!(await holdsLease(tx, worker, id))) return false
    await putRows(tx, id, rows)
    const release = await findRelease(tx, id)
    const written = await readRows(tx, id)
    await rebaseDrafts(tx, written, id)
    await markPublished(tx, id)
    if (release.until)
      await addRelease(
        tx,
        { state: 'scheduled', by: null, note: release.note, publishAt: release.until, ends: id },
        written.map(({ before, ...row }) => ({ ...row, data: before, base: id, revision: null })),
      )
    await writeAudit(tx, actorOf(release.by._id), {
      action: 'published',
      record: 'release',
      recordId: id,
      count: rows.length,
      ...(release.restores && { detail: `put back: ${release.restores}` }),
    })
    return true
  })

/** Turns the changes of a cancelled release back into drafts. */
export async function returnDrafts(tx: Queries, id: string): Promise<void> {
  const rows = await readRows(tx, id)
  const drafts = await findDrafts(tx, rows)
  const site = byKey(await readPublished(tx))
  const by = (await findRelease(tx, id)).by._id
  const returned = rows.flatMap(({ before, ...row }): NewDraft[] => {
    const draft = drafts.get(keyOf(row))
    const published = site.get(keyOf(row))
    const now = published?.data ?? null
    const data = draft ? mergeBoth(before, draft.data, row.data) : mergeBoth(before, row.data, now)
    if (isDeepStrictEqual(data, now)) return []
    return [{ kind: row.kind, slug: row.slug, data, base: published?.releaseId ?? null, by }]
  })
  await storeDrafts(tx, returned)
}

/** Marks a release as failed, with the reason; the site stays as it was. */
export const failRelease = (db: Database, worker: string, id: string, reason: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    if (!(await holdsLease(tx, worker, id))) return false
    const release = await findRelease(tx, id)
    if (release.publishAt && !(await isRevert(tx, id))) await returnDrafts(tx, id)
    await markFailed(tx, id, reason)
    return true
  })
