import type { RelatedList } from '@susegad/api-client/contract'
import { type EnquiryStatus, firstWords, type Relation } from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { type QuoteRow, toQuote } from '../quotes/quote-rows.ts'
import { QUOTE_ROW } from '../quotes/quote-store.ts'
import { asList, contactOf, contactsOf, keyOf, listOf, notDeleted } from './contact-store.ts'

const MOST = 20
/** Rows read per index: one number or address can be on thousands of enquiries. */
const MOST_READ = 200

interface RelatedRow {
  id: string
  name: string
  email: string
  phone: string
  subject: string
  status: EnquiryStatus
  created_at: string
  user_id: string | null
  merged_into: string | null
  relation: Relation
  quote: QuoteRow | null
  notes: number
  last_note: string | null
}

const address = (of: string) => `nullif(lower(normalize(btrim(${of}.email), NFKC)), '')`
// Only a number that can be dialled: anything else is no sign of one person.
const number = (of: string) => `substring(contact_phone(${of}.phone) from '^[+].*')`

const relation = `case
  when e.user_id = o.user_id or ${address('e')} = o.address and coalesce(${number('e')} = o.number, true) then 'same'
  when ${address('e')} = o.address then 'email'
  when ${keyOf} in ${listOf(2)} or o.address is null or ${address('e')} is null then 'same'
  else 'phone' end`

// By the indexes `enquiries_by_contact`, `enquiries_by_phone` and `enquiries_by_customer`.
const sameContact = `select e.* from enquiries e
  where ${keyOf} in ${listOf(2)} and ${notDeleted} order by e.created_at desc limit ${MOST_READ}`
const sameNumber = `select e.* from enquiries e
  where contact_phone(e.phone) = (select number from own) and ${notDeleted} limit ${MOST_READ}`
const sameAccount = `select e.* from enquiries e
  where e.user_id = (select user_id from own) and ${notDeleted} order by e.created_at desc limit ${MOST_READ}`

const found = (column: string) =>
  [sameContact, sameNumber, sameAccount].map((rows) => `(select ${column} from (${rows}) f)`)

/** The other enquiries of whoever sent one, and those that are probably theirs. */
export async function relatedTo(db: Queries, enquiryId: string): Promise<RelatedList | undefined> {
  const key = await contactOf(db, enquiryId)
  if (key === undefined) return undefined
  const contacts = asList(await contactsOf(db, key))
  const rows = await db.query<RelatedRow>(
    `with own as (
       select e.user_id, ${address('e')} as address, ${number('e')} as number from enquiries e where e.id = $1::uuid
     )
     select e.id, e.name, e.email, e.phone, e.subject, e.status, e.created_at, e.user_id, e.merged_into,
       ${relation} as relation,
       (select ${QUOTE_ROW} from quotes q where q.enquiry_id = e.id order by q.created_at desc limit 1) as quote,
       (select count(*)::integer from enquiry_notes n where n.enquiry_id = e.id) as notes,
       (select left(n.text, 1000) from enquiry_notes n where n.enquiry_id = e.id
        order by n.created_at desc limit 1) as last_note
     from (${found('f.id').join(' union ')}) near join enquiries e on e.id = near.id cross join own o
     where e.id <> $1::uuid and not exists (
       select from customer_distinctions d
       where d.key = ${keyOf} and d.other in ${listOf(2)} or d.other = ${keyOf} and d.key in ${listOf(2)}
     )
     order by e.created_at desc, e.id desc limit ${MOST + 1}`,
    [enquiryId, contacts],
  )
  const [account] = await db.query<{ verified: boolean }>(
    `select u.email_verified_at is not null as verified from enquiries e join users u on u.id = e.user_id
     where e.id = $1::uuid`,
    [enquiryId],
  )
  return { related: rows.slice(0, MOST).map(toRelated), more: rows.length > MOST, account: account ?? null }
}

const toRelated = (row: RelatedRow): RelatedList['related'][number] => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  phone: row.phone,
  subject: row.subject,
  status: row.status,
  createdAt: iso(row.created_at),
  customerId: row.user_id,
  mergedInto: row.merged_into,
  relation: row.relation,
  quote: row.quote === null ? null : toQuote(row.quote),
  notes: row.notes,
  lastNote: row.last_note === null ? null : firstWords(row.last_note),
})
