import type { Queries } from '../../../db/database.ts'
import type { EnquiryRow } from '../enquiry-rows.ts'
import { threadParts } from '../thread-parts.ts'

export interface EnquiryPage {
  rows: EnquiryRow[]
  total: number
}

export type Found<Row = EnquiryRow> = Partial<Row> & { total: number }

export const toPage = <Row extends EnquiryRow = EnquiryRow>(found: Found<Row>[]) => ({
  total: found[0]?.total ?? 0,
  rows: found.filter((row): row is Found<Row> & Row => row.id !== null),
})

// Most businesses mark nobody, so skip the lookup per row then.
const markOf = (
  of: string,
) => `case when (select exists (select from customers where mark is not null)) then (
    select min(c.mark) from customer_contacts k
    join customer_contacts o on o.root_id = k.root_id join customers c on c.id = o.customer_id
    where k.key = contact_key(${of}.email, ${of}.phone)
  ) end`

// Enough for the first words even after quoted lines.
const LAST_TEXT = 1000

export const staffColumns = `p.*, a.name as assignee_name, ${markOf('p')} as mark, l.direction as last_direction,
  l.created_at as last_at, l.channel as last_channel, l.outcome as last_outcome, l.text as last_text, w.name as last_by`

// Few rows have a thread of several enquiries, and to ask for that is cheaper than to look for its parts.
const partsOfRow = `case when exists (select from enquiries o where o.merged_into = p.id)
  then ${threadParts('p.id')} else array[p.id] end`

/** Whether somebody else wrote what `reader` has read neither in the thread nor, before the merge, in the part itself. */
const isNews = (reader: string) => `l.place > r.place and (l.enquiry_id = p.id or exists (
  select from messages m left join enquiry_reads o on o.enquiry_id = m.enquiry_id and o.user_id = ${reader}
  where m.enquiry_id = any(${partsOfRow}) and m.place > greatest(r.place, o.place)
    and m.author_id is distinct from ${reader}))`

/**
 * Whether `reader` did not write last, and has never opened an enquiry or not since its last message. Its return from
 * snooze makes it unopened for whoever snoozed it.
 */
export const unread = (reader: string) => `case when ${reader} is not null then
    (l.author_id is distinct from ${reader} and (r.place is null or coalesce(${isNews(reader)}, false)))
    or (r.place is null and coalesce(p.snoozed_until <= now(), false)) end as unread`

export const staffJoins = (reader: string) => `
  left join users a on a.id = p.assigned_to
  left join lateral (
    select m.* from unnest(${partsOfRow}) as part (id)
    cross join lateral (
      select enquiry_id, place, direction, created_at, channel, outcome, author_id, left(body, ${LAST_TEXT}) as text
      from messages where enquiry_id = part.id order by place desc limit 1
    ) m order by m.place desc limit 1
  ) l on true
  left join users w on w.id = l.author_id
  left join enquiry_reads r on r.enquiry_id = p.id and r.user_id = ${reader}`

export async function isUnread(db: Queries, id: string, reader: string): Promise<boolean> {
  const [row] = await db.query<{ unread: boolean }>(
    `select ${unread('$2::uuid')} from enquiries p ${staffJoins('$2::uuid')} where p.id = $1::uuid`,
    [id, reader],
  )
  return row?.unread === true
}
