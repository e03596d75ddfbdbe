import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'

/** WhatsApp takes free text for this long after the customer's last message. */
const WINDOW = 24 * 3_600_000

export interface ChatWindow {
  /** The number in international form. */
  number: string
  /** Until when free text can be sent; null if only the template can. */
  until: string | null
}

/** How the customer of an enquiry can be written to; undefined without a number that WhatsApp may know. */
export async function chatWindow(db: Queries, enquiryId: string): Promise<ChatWindow | undefined> {
  const [row] = await db.query<{ number: string | null; wrote: string | null }>(
    `select contact_phone(e.phone) as number, (
       select max(m.created_at) from enquiries o join messages m on m.enquiry_id = o.id
       where contact_phone(o.phone) = contact_phone(e.phone) and o.deleted_at is null and o.erased_at is null
         and m.channel = 'whatsapp' and m.direction = 'in'
     ) as wrote
     from enquiries e where e.id = $1::uuid`,
    [enquiryId],
  )
  if (!row?.number?.startsWith('+')) return undefined
  const until = row.wrote === null ? 0 : new Date(row.wrote).getTime() + WINDOW
  return { number: row.number, until: until > Date.now() ? iso(new Date(until).toISOString()) : null }
}

/** The newest open enquiry of a number; of a blocked customer also one that is set aside. */
export async function openEnquiryOf(db: Queries, number: string): Promise<string | undefined> {
  const [row] = await db.query<{ id: string }>(
    `select id from enquiries e
     where contact_phone(e.phone) = contact_phone($1) and e.deleted_at is null and e.erased_at is null
       and e.status in ('pending', 'in_progress') and coalesce(e.spam, 'blocked') = 'blocked'
     order by e.spam is not null, e.created_at desc, e.id desc limit 1`,
    [number],
  )
  return row?.id
}
