import type { Customer, CustomerQuery } from '@susegad/api-client/contract'
import type { CustomerMark } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { begins, phoneBeginnings, toSearch } from '../enquiries/list/search-filter.ts'
import { keyOf, notDeleted } from './contact-store.ts'
import { readCustomers, toCustomer } from './customer-store.ts'

const MOST_MATCHES = 400
const PAGE = 20
/** Search results are not paginated: people refine the search. */
const MOST_FOUND = 50

const isLater = (n: string) => `(${n}.created_at, ${n}.id) > (e.created_at, e.id)`
const shown = (of: string) => `${of}.deleted_at is null and ${of}.erased_at is null and ${of}.spam is null`

/**
 * One page of customers by their newest enquiry: an enquiry counts only if the same person sent no
 * later one. Scans from the newest, so the number of enquiries does not matter.
 */
const lastContacts = async (db: Queries, before: string | null, limit: number): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select ${keyOf} as key from enquiries e
       left join customer_contacts k on k.key = ${keyOf}
       where ${shown('e')} and ${keyOf} is not null
         and ($1::uuid is null or (e.created_at, e.id) < (select b.created_at, b.id from enquiries b where b.id = $1::uuid))
         and not exists (
           select from enquiries n where contact_key(n.email, n.phone) = ${keyOf} and ${shown('n')} and ${isLater('n')}
         )
         and not exists (
           select from customer_contacts o join enquiries n on contact_key(n.email, n.phone) = o.key
           where o.root_id = k.root_id and o.key <> k.key and ${shown('n')} and ${isLater('n')}
         )
       order by e.created_at desc, e.id desc limit $2::integer`,
      [before, limit],
    )
  ).map(({ key }) => key)

/** Contacts of enquiries that match a search, latest first. */
async function contactsMatching(db: Queries, text: string): Promise<string[]> {
  const [phone1 = null, phone2 = null, phone3 = null, phone4 = null] = phoneBeginnings(text).map(begins)
  const searches = [
    `select ${keyOf} as key, e.created_at from enquiries e
     where ${keyOf} like lower(normalize($1::text, NFKC)) and ${notDeleted} order by e.created_at desc limit ${MOST_MATCHES}`,
    `select ${keyOf}, e.created_at from enquiries e
     where (contact_phone(e.phone) like $3::text or contact_phone(e.phone) like $4::text
       or contact_phone(e.phone) like $5::text or contact_phone(e.phone) like $6::text) and ${notDeleted}
     order by e.created_at desc limit ${MOST_MATCHES}`,
    `select ${keyOf}, e.created_at from enquiries e
     where e.search @@ to_tsquery('simple', $2::text) and to_tsvector('simple', e.name) @@ to_tsquery('simple', $2::text)
       and ${notDeleted}
     order by e.created_at desc limit ${MOST_MATCHES}`,
  ]
  const rows = await db.query<{ key: string }>(
    `select key from (${searches.map((search) => `(${search})`).join(' union all ')}) found
     where key is not null group by key order by max(created_at) desc limit ${MOST_MATCHES}`,
    [begins(text.trim()), toSearch(text), phone1, phone2, phone3, phone4],
  )
  return rows.map(({ key }) => key)
}

/** Contacts of customers with a mark, latest enquiry first. */
const contactsMarked = async (db: Queries, mark: CustomerMark): Promise<string[]> =>
  (
    await db.query<{ key: string }>(
      `select k.key from customer_contacts k join customers c on c.id = k.customer_id
       left join lateral (
         select e.created_at from enquiries e where ${keyOf} = k.key and ${notDeleted}
         order by e.created_at desc limit 1
       ) l on true
       where c.mark = $1::text order by l.created_at desc nulls last limit ${MOST_MATCHES}`,
      [mark],
    )
  ).map(({ key }) => key)

/** Customers by latest enquiry, or those that match a search or a mark. */
export async function findCustomers(
  db: Queries,
  { q, mark, before }: CustomerQuery,
): Promise<{ customers: Customer[]; more: boolean }> {
  if (!q && mark === undefined) {
    const page = await lastContacts(db, before ?? null, PAGE + 1)
    const customers = await readCustomers(db, page.slice(0, PAGE))
    return { customers: customers.map(toCustomer), more: page.length > PAGE }
  }
  const contacts = q ? await contactsMatching(db, q) : mark ? await contactsMarked(db, mark) : []
  const found = (await readCustomers(db, contacts))
    .map(toCustomer)
    .filter((customer) => mark === undefined || customer.mark === mark)
  return { customers: found.slice(0, MOST_FOUND), more: found.length > MOST_FOUND }
}
