import type { ContentData } from '@susegad/api-client/contract'
import type { Database, Queries } from '../../../db/database.ts'
import { type Actor, writeAudit } from '../../../db/stores/audit-store.ts'
import { dropDraft, findDraft, storeDraft } from '../drafts/draft-store.ts'
import { mergeFields } from '../fields/merge-fields.ts'
import { sameValue } from '../fields/same-value.ts'
import { findPublished, lockContent, readOfRelease } from '../records/record-store.ts'
import type { Composed } from './compose.ts'
import { addRelease, findRelease, putRows, type ReleaseRow, readRows, takesBack } from './release-store.ts'
import { holds, markFailed, markPublished } from './turn-store.ts'

/** Both changes; where they collide, the first. */
const joined = (base: unknown, first: unknown, second: unknown) =>
  (mergeFields(base, first, second).value ?? null) as ContentData | null

const actorOf = (id: string | null): Actor | null => (id === null ? null : { id, role: 'staff', address: '' })

/** Rebases a draft onto the new release, or deletes it if nothing differs any more. */
async function moveDraft(
  tx: Queries,
  row: ReleaseRow,
  before: ContentData | null,
  id: string,
): Promise<void> {
  const draft = await findDraft(tx, row)
  if (!draft) return
  const data = joined(before, draft.data, row.data)
  if (draft.revision === row.revision || sameValue(data, row.data)) await dropDraft(tx, row)
  else await storeDraft(tx, { ...row, data, base: id }, draft.by._id)
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
    const back: ReleaseRow[] = []
    for (const row of rows) {
      const before = row.base === null ? null : ((await readOfRelease(tx, row.base, row)) ?? null)
      await moveDraft(tx, row, before, id)
      back.push({ ...row, data: before, base: id, revision: null })
    }
    await markPublished(tx, id)
    if (release?.until)
      await addRelease(
        tx,
        { state: 'scheduled', by: null, note: release.note, publishAt: release.until, ends: id },
        back,
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
  for (const { before, ...row } of await readRows(tx, id)) {
    const [draft, published] = [await findDraft(tx, row), await findPublished(tx, row)]
    const now = published?.data ?? null
    const data = draft ? joined(before, draft.data, row.data) : joined(before, row.data, now)
    if (sameValue(data, now)) continue
    const release = await findRelease(tx, id)
    await storeDraft(tx, { ...row, data, base: published?.releaseId ?? null }, release?.by._id ?? null)
  }
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
