import type { Queries } from '../../db/database.ts'

/** Neither deleted nor erased: only then does a merge into `b` hold. */
const isThere = 'b.deleted_at is null and b.erased_at is null'

/** SQL condition: the merge of an enquiry of table `e` holds. */
export const IS_MERGED = `(e.merged_into is not null and exists (
  select from enquiries b where b.id = e.merged_into and ${isThere}))`

/**
 * SQL array of the enquiries in a thread: one, and what was merged into it. `forCustomer`: only those of its account,
 * because a customer never reads what was sent by somebody else.
 */
export const threadParts = (id: string, forCustomer = false) => `array(
  with recursive parts as (
    select id, user_id from enquiries where id = ${id}
    union
    select e.id, e.user_id from parts p join enquiries e on e.merged_into = p.id and e.deleted_at is null
      ${forCustomer ? 'and e.user_id = p.user_id' : ''}
  ) select id from parts)`

/** Whether an enquiry is in the thread of another, or the same. */
export async function isInThread(db: Queries, id: string, part: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>(
    `select $2::uuid = any(${threadParts('$1::uuid')}) as found`,
    [id, part],
  )
  return row?.found ?? false
}

/**
 * SQL: the enquiry in whose thread this one is now: itself, unless it was merged. With an account, only enquiries of
 * that account count.
 */
export const threadRoot = (id: string, userId = 'null::uuid') => `(
  with recursive way as (
    select id, merged_into, 0 as step from enquiries where id = ${id}
    union all
    select b.id, b.merged_into, w.step + 1 from way w
    join enquiries b on b.id = w.merged_into and ${isThere} and (${userId} is null or b.user_id = ${userId})
  ) select id from way order by step desc limit 1)`

/** The enquiry that `threadRoot` finds. */
export async function threadOf(db: Queries, id: string, userId: string | null = null): Promise<string> {
  const [row] = await db.query<{ id: string | null }>(`select ${threadRoot('$1::uuid', '$2::uuid')} as id`, [
    id,
    userId,
  ])
  return row?.id ?? id
}
