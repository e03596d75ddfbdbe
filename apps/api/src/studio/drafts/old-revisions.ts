import type { ContentName } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'

/** Revisions kept per record; saves based on an older one are refused. */
const MOST = 200
const MOST_BYTES = 4 * 1024 * 1024
/** Size of all revisions together, besides the newest of each record. */
const MOST_BYTES_OF_ALL = 256 * 1024 * 1024
/** Check only now and then, because summing up takes longer than a save. */
const ADD_UP_EVERY = 50

/** Deletes the oldest revisions of just-saved drafts if there are too many or they are too large. */
export async function forgetOldRevisions(
  tx: Queries,
  saved: readonly (ContentName & { revision: number })[],
): Promise<void> {
  await tx.query(
    `delete from content_revisions where id in (
       select id from (
         select id, row_number() over later as n, sum(octet_length(data)) over later as bytes
         from content_revisions where (kind, slug) in (
           select kind, slug from jsonb_to_recordset($1::jsonb) as s(kind text, slug text)
         ) window later as (partition by kind, slug order by id desc)
       ) r where n > ${MOST} or n > 1 and bytes > ${MOST_BYTES}
     )`,
    [JSON.stringify(saved.map(({ kind, slug }) => ({ kind, slug })))],
  )
  if (saved.every(({ revision }) => revision % ADD_UP_EVERY > 0)) return
  const [turn] = await tx.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('old revisions', 3)) as mine`,
  )
  if (!turn?.mine) return
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
