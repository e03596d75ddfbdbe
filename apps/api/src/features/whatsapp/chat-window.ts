import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { threadParts } from '../enquiries/thread-parts.ts'

/** WhatsApp takes free text for this long after the customer's last message. */
const WINDOW = 24 * 3_600_000

export interface ChatWindow {
  /** The number in international form. */
  number: string
  /** Until when free text can be sent; null if only the template can. */
  until: string | null
}

const RECEIVED = `m.channel = 'whatsapp' and m.direction = 'in'`

/**
 * How the customer of an enquiry can be written to: at the number from which they last wrote into its thread, while that
 * takes free text, else at the enquiry's. The number of a merge that was undone is another customer's. Undefined without
 * a number that WhatsApp may know.
 */
export async function chatWindow(db: Queries, enquiryId: string): Promise<ChatWindow | undefined> {
  const [row] = await db.query<{ number: string | null; wrote: string | null }>(
    `with parts as (
       select id, contact_phone(phone) as number from enquiries where id = any(${threadParts('$1::uuid')})
     ), newest as (
       select coalesce(m.sender, p.number) as number, m.created_at as wrote
       from parts p join messages m on m.enquiry_id = p.id
       where ${RECEIVED} and (m.sender is null or m.sender in (select number from parts))
         and m.created_at > now() - $2::integer * interval '1 millisecond'
       order by m.created_at desc limit 1
     ), chosen as (
       select coalesce(n.number, contact_phone(e.phone)) as number, n.wrote
       from enquiries e left join newest n on true where e.id = $1::uuid
     )
     select c.number, greatest(c.wrote, (
       select max(m.created_at) from enquiries o join messages m on m.enquiry_id = o.id
       where contact_phone(o.phone) = c.number and o.deleted_at is null and o.erased_at is null
         and m.sender is null and ${RECEIVED}
     ), (
       select max(m.created_at) from messages m where lower(m.sender) = c.number and ${RECEIVED}
     )) as wrote from chosen c`,
    [enquiryId, WINDOW],
  )
  if (!row?.number?.startsWith('+')) return undefined
  const until = row.wrote === null ? 0 : new Date(row.wrote).getTime() + WINDOW
  return { number: row.number, until: until > Date.now() ? iso(new Date(until).toISOString()) : null }
}

/** Whether an enquiry's phone is a number in international form. */
export async function hasNumber(db: Queries, phone: string, number: string): Promise<boolean> {
  const [row] = await db.query<{ same: boolean }>('select contact_phone($1) = $2::text as same', [
    phone,
    number,
  ])
  return row?.same ?? false
}

/** The newest open enquiry of a number, or into which one of it was merged; of a blocked customer also one set aside. */
export async function openEnquiryOf(db: Queries, number: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `with recursive way as (
       select id, merged_into from enquiries
       where contact_phone(phone) = contact_phone($1) and deleted_at is null and erased_at is null
       union
       select b.id, b.merged_into from way w join enquiries b on b.id = w.merged_into
         and b.deleted_at is null and b.erased_at is null
     )
     select e.id from way join enquiries e on e.id = way.id
     where e.status in ('pending', 'in_progress') and coalesce(e.spam, 'blocked') = 'blocked'
     order by e.spam is not null, e.created_at desc, e.id desc limit 1`,
    [number],
  )
  return row?.id
}
