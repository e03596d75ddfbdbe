import { isDeepStrictEqual } from 'node:util'
import type { ContentData } from '@susegad/api-client/contract'
import type { Database, Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { dropDrafts, findDrafts, type NewDraft, storeDrafts } from '../drafts/draft-store.ts'
import { mergeFields } from '../fields/merge-fields.ts'
import { keyOf } from '../records/record-key.ts'
import { lockContent, readPublished } from '../records/record-store.ts'
import type { Composed } from './compose.ts'
import {
  addRelease,
  findRelease,
  putRows,
  type ReleaseRow,
  readRows,
  takesBack,
  type WrittenRow,
} from './release-store.ts'
import { holds, markFailed, markPublished } from './turn-store.ts'

/** Merges both changes; conflicts take the first. */
const joined = (base: unknown, first: unknown, second: unknown) =>
  (mergeFields(base, first, second).value ?? null) as ContentData | null

const actorOf = (id: string | null): Actor | null => (id === null ? null : { id, role: 'staff', address: '' })

/** Rebases the drafts of these records onto the new release, and deletes those without differences. */
async function moveDrafts(tx: Queries, rows: readonly WrittenRow[], id: string): Promise<void> {
  const drafts = await findDrafts(tx, rows)
  const dropped: ReleaseRow[] = []
  const moved: NewDraft[] = []
  for (const row of rows) {
    const draft = drafts.get(keyOf(row))
    if (!draft) continue
    const data = joined(row.before, draft.data, row.data)
    if (draft.revision === row.revision || isDeepStrictEqual(data, row.data)) dropped.push(row)
    else moved.push({ kind: row.kind, slug: row.slug, data, base: id, by: draft.by._id })
  }
  await dropDrafts(tx, dropped)
  await storeDrafts(tx, moved)
}

/** Marks a rendered release as published; false if another process has taken it over. */
export const finishRelease = (
  db: Database,
  worker: string,
  id: string,
  { rows }: Pick<Composed, 'rows'>,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    if (!(await holds(tx, worker, id))) return false
    await putRows(tx, id, rows)
    const release = await findRelease(tx, id)
    const written = await readRows(tx, id)
    await moveDrafts(tx, written, id)
    await markPublished(tx, id)
    if (release?.until)
      await addRelease(
        tx,
        { state: 'scheduled', by: null, note: release.note, publishAt: release.until, ends: id },
        written.map(({ before, ...row }) => ({ ...row, data: before, base: id, revision: null })),
      )
    await writeAudit(tx, actorOf(release?.by._id ?? null), {
      action: 'published',
      record: 'release',
      recordId: id,
      count: rows.length,
      ...(release?.restores && { detail: `put back: ${release.restores}` }),
    })
    return true
  })

/** Turns the changes of a cancelled release back into drafts. */
export async function returnDrafts(tx: Queries, id: string): Promise<void> {
  const rows = await readRows(tx, id)
  const drafts = await findDrafts(tx, rows)
  const site = new Map((await readPublished(tx)).map((record) => [keyOf(record), record]))
  const by = (await findRelease(tx, id))?.by._id ?? null
  const returned = rows.flatMap(({ before, ...row }): NewDraft[] => {
    const draft = drafts.get(keyOf(row))
    const published = site.get(keyOf(row))
    const now = published?.data ?? null
    const data = draft ? joined(before, draft.data, row.data) : joined(before, row.data, now)
    if (isDeepStrictEqual(data, now)) return []
    return [{ kind: row.kind, slug: row.slug, data, base: published?.releaseId ?? null, by }]
  })
  await storeDrafts(tx, returned)
}

/** Marks a release as failed, with the reason; the site stays as it was. */
export const failRelease = (db: Database, worker: string, id: string, reason: string): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    if (!(await holds(tx, worker, id))) return false
    const release = await findRelease(tx, id)
    if (release?.publishAt && !(await takesBack(tx, id))) await returnDrafts(tx, id)
    await markFailed(tx, id, reason)
    return true
  })
