import type { publishInput } from '@susegad/api-client/contract'
import type { z } from 'zod'
import type { Database, Queries } from '../../db/database.ts'
import { type Actor, writeAudit } from '../../db/stores/audit-store.ts'
import { HttpError } from '../../http/http-error.ts'
import { type Draft, deleteDrafts } from '../drafts/draft-store.ts'
import { problemsOf } from '../drafts/record-view.ts'
import { lockContent, readPublished } from '../records/record-store.ts'
import { keyOf } from '../records/written-records.ts'
import { type Check, changeOf, contradictionsOf } from './changes.ts'
import { returnDrafts } from './finish-release.ts'
import { addRelease, cancelScheduled, findRelease, isRevert, readSince, setAuthor } from './release-store.ts'
import { readSeen } from './seen-version.ts'

type PublishInput = z.output<typeof publishInput>

const MOST_NAMED = 20

/** Adds a release of the drafts that an editor has reviewed, to be published now or later. */
export async function publishDrafts(db: Database, check: Check, input: PublishInput, by: Actor) {
  const drafts = await reviewedDrafts(db, input)
  if (drafts.length === 0) throw new HttpError(422, 'There is nothing to publish.')
  await assertValid(db, check, drafts)
  const { note, until } = input
  const publishAt = input.publishAt && Date.parse(input.publishAt) > Date.now() ? input.publishAt : null
  return db.transaction(async (tx) => {
    await lockContent(tx)
    const id = await addRelease(
      tx,
      { state: publishAt === null ? 'publishing' : 'scheduled', by: by.id, note, publishAt, until },
      await reviewedDrafts(tx, input),
    )
    // A scheduled change is no longer a draft: new edits start from the published record.
    if (publishAt !== null) await deleteDrafts(tx, drafts)
    const entry = { action: 'added', record: 'release', recordId: id, count: drafts.length } as const
    await writeAudit(tx, by, publishAt === null ? entry : { ...entry, detail: `planned for ${publishAt}` })
    return findRelease(tx, id)
  })
}

/** The drafts to publish; 409 if anything has changed since they were reviewed. */
async function reviewedDrafts(db: Queries, { version, records }: PublishInput): Promise<Draft[]> {
  const now = await readSeen(db)
  if (now.version !== version)
    throw new HttpError(409, 'Something has changed since you looked. Check the changes again.')
  const named = records && new Set(records.map(keyOf))
  return named ? now.drafts.filter((draft) => named.has(keyOf(draft))) : now.drafts
}

/** Refuses drafts with problems of their own, or that contradict the rest of the site. */
async function assertValid(db: Queries, check: Check, drafts: Draft[]): Promise<void> {
  const own = drafts.flatMap((draft) =>
    problemsOf(draft, draft.data).map((problem) => ({ ...problem, kind: draft.kind, slug: draft.slug })),
  )
  const problems = own.length > 0 ? own : await contradictionsOf(check, await readPublished(db), drafts)
  if (problems.length === 0) return
  const errors = problems
    .slice(0, MOST_NAMED)
    .map(({ kind, slug, field, problem, cure }) => [`${kind}/${slug} ${field}`, `${problem}. ${cure}`])
  throw new HttpError(422, 'There is a problem with these changes. Fix it first.', {
    errors: Object.fromEntries(errors),
  })
}

export async function restoreRelease(db: Database, id: string, by: Actor) {
  const former = await findRelease(db, id)
  const { number } = former
  if (number === null) throw new HttpError(422, 'This version was never published.')
  return db.transaction(async (tx) => {
    await lockContent(tx)
    const rows = (await readSince(tx, number))
      .filter((record) => changeOf(record, record.now, record.then) !== undefined)
      .map(({ kind, slug, then, releaseId }) => ({ kind, slug, data: then, base: releaseId, revision: null }))
    if (rows.length === 0) throw new HttpError(422, 'The site is already in this state.')
    const note = `Restored version ${number}`
    const added = await addRelease(tx, { state: 'publishing', by: by.id, note, restores: number }, rows)
    const { length: count } = rows
    await writeAudit(tx, by, { action: 'restored', record: 'release', recordId: former._id, count })
    return findRelease(tx, added)
  })
}

/** Cancels a scheduled release; its changes become drafts again. */
export const cancelRelease = (db: Database, id: string, by: Actor) =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    const { _id } = await findRelease(tx, id)
    if (!(await cancelScheduled(tx, _id))) throw new HttpError(409, 'These changes are no longer scheduled.')
    if (!(await isRevert(tx, _id))) await returnDrafts(tx, _id)
    await writeAudit(tx, by, { action: 'withdrew', record: 'release', recordId: _id })
    return findRelease(tx, _id)
  })

/** Takes over a release on hold, whose author may no longer edit the site. */
export const confirmRelease = (db: Database, id: string, by: Actor) =>
  db.transaction(async (tx) => {
    await lockContent(tx)
    const { _id, held, until } = await findRelease(tx, id)
    if (!held) throw new HttpError(409, 'These changes are no longer on hold.')
    if (until !== null && Date.parse(until) <= Date.now())
      throw new HttpError(422, 'The scheduled time has passed. Cancel it and schedule it again.')
    await setAuthor(tx, _id, by.id)
    await writeAudit(tx, by, { action: 'changed', record: 'release', recordId: _id, detail: 'confirmed' })
    return findRelease(tx, _id)
  })
