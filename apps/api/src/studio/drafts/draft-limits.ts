import type { ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { HttpError } from '../../http/http-error.ts'

/** Limits for all drafts together: reviewing changes and previews read all of them into memory. */
const MOST_DRAFTS = 6000
const MB = 1024 * 1024
const MOST_MB = 64
/** Revisions kept per record; saves based on an older one are refused. */
const MOST_REVISIONS = 200
const MOST_REVISION_BYTES = 4 * MB
/** Size of all revisions together, besides the newest of each record. */
const MOST_BYTES_OF_ALL = 256 * MB
/** Check only now and then, because summing up takes longer than a save. */
const SUM_UP_EVERY = 50

const CURE = 'Publish or undo some first. You can still shorten existing drafts.'

/** Lets `work` change drafts, and rolls it back if it would exceed these limits further. */
export async function withinDraftLimits<T>(tx: Queries, work: () => Promise<T>): Promise<T> {
  const before = await countDrafts(tx)
  const done = await work()
  const { all, bytes } = await countDrafts(tx)
  if (all > Math.max(MOST_DRAFTS, before.all))
    throw new HttpError(422, `There are more than ${MOST_DRAFTS} drafts. ${CURE}`)
  if (bytes > Math.max(MOST_MB * MB, before.bytes))
    throw new HttpError(422, `All drafts together have more than ${MOST_MB} MB. ${CURE}`)
  return done
}

async function countDrafts(db: Queries) {
  const [row] = await db.query<{ all: number; bytes: number }>(
    `select count(*)::integer as all, coalesce(sum(octet_length(data)), 0)::double precision as bytes from content_drafts`,
  )
  return row ?? { all: 0, bytes: 0 }
}

/** Deletes the oldest revisions of just-saved drafts if there are too many or they are too large. */
export async function deleteOldRevisions(tx: Queries, saved: (ContentName & { revision: number })[]) {
  await tx.query(
    `delete from content_revisions where id in (
       select id from (
         select id, row_number() over later as n, sum(octet_length(data)) over later as bytes
         from content_revisions where (kind, slug) in (
           select kind, slug from jsonb_to_recordset($1::jsonb) as s(kind text, slug text)
         ) window later as (partition by kind, slug order by id desc)
       ) r where n > ${MOST_REVISIONS} or n > 1 and bytes > ${MOST_REVISION_BYTES}
     )`,
    [JSON.stringify(saved)],
  )
  if (saved.every(({ revision }) => revision % SUM_UP_EVERY > 0)) return
  const [lock] = await tx.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('old revisions', 3)) as mine`,
  )
  if (!lock?.mine) return
  await tx.query(
    `delete from content_revisions where id in (
       select id from (
         select id, sum(octet_length(data)) over (order by id desc) as bytes,
           id = max(id) over (partition by kind, slug) as newest
         from content_revisions
       ) r where bytes > ${MOST_BYTES_OF_ALL} and not newest
     )`,
  )
}
