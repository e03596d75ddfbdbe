import type { Customer, StaffDetail } from '@susegad/api-client/contract'
import type { CustomerMark } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { type EnquiryRow, rowColumns } from '../enquiries/enquiry-rows.ts'
import { asList, keyOf, listOf, notDeleted } from './contact-store.ts'

interface CustomerRow {
  key: string
  root: string | null
  id: string
  name: string
  emails: string[]
  phones: string[]
  mark: CustomerMark | null
  enquiries: number
  first_asked_at: string
  last_asked_at: string
}

const MOST_CONTACTS = 10
const MOST_ENQUIRIES = 200

/** Normalizes spellings of the same mailbox, as in the contact key. */
const eachOnce = (emails: readonly string[]): string[] => [
  ...new Map(emails.map((email) => [email.normalize('NFKC').toLowerCase(), email])).values(),
]

export const toCustomer = (row: CustomerRow): Customer => ({
  _id: row.id,
  name: row.name,
  emails: eachOnce(row.emails).slice(0, MOST_CONTACTS),
  phones: row.phones.slice(0, MOST_CONTACTS),
  mark: row.mark,
  enquiries: row.enquiries,
  firstAskedAt: iso(row.first_asked_at),
  lastAskedAt: iso(row.last_asked_at),
})

/** The mark of a person with the root `k.root_id`: a merge keeps the stricter one. */
const markOf = `(
  select min(c.mark) from customers c where c.id in (
    select o.customer_id from customer_contacts o where o.root_id = k.root_id
  )
)`

const contactsOfPerson = `case when k.root_id is null then array[p.key]
  else (select array_agg(o.key) from customer_contacts o where o.root_id = k.root_id) end`

/** The customers with these contacts in the same order, without duplicates. */
export async function readCustomers(db: Queries, contacts: readonly string[]): Promise<CustomerRow[]> {
  const rows = await db.query<CustomerRow>(
    `select p.key, k.root_id as root, ${markOf} as mark, t.*
     from jsonb_array_elements_text($1::jsonb) with ordinality p (key, n)
     left join customer_contacts k on k.key = p.key
     cross join lateral (
       select count(*)::integer as enquiries, min(e.created_at) as first_asked_at, max(e.created_at) as last_asked_at,
         (array_agg(e.id order by e.created_at desc, e.id desc))[1] as id,
         (array_agg(e.name order by e.created_at desc, e.id desc))[1] as name,
         coalesce(jsonb_agg(distinct btrim(e.email)) filter (where btrim(e.email) <> ''), '[]') as emails,
         coalesce(jsonb_agg(distinct contact_phone(e.phone)) filter (where contact_phone(e.phone) is not null), '[]') as phones
       from enquiries e where ${keyOf} = any(${contactsOfPerson}) and ${notDeleted}
     ) t
     where t.enquiries > 0 order by p.n`,
    [asList(contacts)],
  )
  const seen = new Set<string>()
  return rows.filter(({ root, key }) => {
    const person = root ?? key
    return !seen.has(person) && seen.add(person)
  })
}

export const enquiriesOf = (db: Queries, contacts: readonly string[]) =>
  db.query<EnquiryRow>(
    `select ${rowColumns}, a.name as assignee_name from enquiries e left join users a on a.id = e.assigned_to
     where ${keyOf} in ${listOf(1)} and ${notDeleted}
     order by e.created_at desc, e.id desc limit ${MOST_ENQUIRIES}`,
    [asList(contacts)],
  )

export async function senderOf(db: Queries, enquiryId: string): Promise<StaffDetail['customer']> {
  const [row] = await db.query<Pick<Customer, 'mark' | 'enquiries'>>(
    `select ${markOf} as mark, (
       select count(*)::integer from enquiries e where ${keyOf} = any(${contactsOfPerson}) and ${notDeleted}
     ) as enquiries
     from (select ${keyOf} as key from enquiries e where e.id = $1::uuid and ${notDeleted}) p
     left join customer_contacts k on k.key = p.key where p.key is not null`,
    [enquiryId],
  )
  return row ?? null
}
