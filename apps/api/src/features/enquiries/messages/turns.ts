import { asArray, type Queries } from '../../../db/database.ts'
import { keepDueTimes } from '../promise/due-times.ts'

/** Whether logged message `m` reached nobody: the customer still waits. */
export const MISSED = `m.outcome is not distinct from 'no-answer'`

/**
 * Computes the time of the newest message, whose turn it is, and since when the customer waits, from everything that
 * the threads show. What was merged into a thread counts as a message of the customer. An enquiry into which one of
 * these was merged is recomputed too, and so on.
 */
export async function recountTurns(tx: Queries, ids: readonly string[]): Promise<void> {
  const counted = await tx.query<{ id: string }>(
    `with recursive roots as (
       select id, merged_into from enquiries where id = any($1::uuid[]) and erased_at is null
       union
       select b.id, b.merged_into from roots r join enquiries b on b.id = r.merged_into and b.erased_at is null
     ), parts as (
       select id as root, id from roots
       union
       select p.root, e.id from parts p join enquiries e on e.merged_into = p.id and e.deleted_at is null
     ), said as (
       select p.root, m.direction, m.created_at as at, ${MISSED} as missed from parts p join messages m on m.enquiry_id = p.id
       union all
       select p.root, 'in', e.created_at, false from parts p join enquiries e on e.id = p.id
     ), answered as (
       select root, max(at) filter (where direction = 'out' and not missed) as at,
         max(at) filter (where not missed) as last, max(at) as newest
       from said group by root
     )
     update enquiries e set last_message_at = nullif(a.newest, e.created_at),
       turn = case when a.at = a.last then 'customer' else 'us' end,
       waiting_since = nullif((
         select min(s.at) from said s where s.root = e.id and not s.missed and s.at > coalesce(a.at, '-infinity')
       ), e.created_at)
     from answered a where e.id = a.root returning e.id`,
    [asArray(ids)],
  )
  await keepDueTimes(
    tx,
    counted.map(({ id }) => id),
  )
}

/** Replaces a first answer whose message is gone by the next one, if there is any. Until when it was promised stays. */
export async function recountFirstAnswers(tx: Queries, ids: readonly string[]): Promise<void> {
  const isGone = `f.enquiry_id = any($1::uuid[]) and not exists (
    select from messages g where g.enquiry_id = f.enquiry_id and g.direction = 'out' and g.created_at = f.answered_at)`
  await tx.query(
    `update first_answers f set answered_at = n.created_at, by_id = n.author_id
     from (
       select distinct on (m.enquiry_id) m.enquiry_id, m.created_at, m.author_id
       from messages m join users u on u.id = m.author_id and u.role <> 'customer'
       where m.enquiry_id = any($1::uuid[]) and m.direction = 'out' and not ${MISSED}
       order by m.enquiry_id, m.place
     ) n
     where n.enquiry_id = f.enquiry_id and ${isGone}`,
    [asArray(ids)],
  )
  await tx.query(`delete from first_answers f where ${isGone}`, [asArray(ids)])
}
