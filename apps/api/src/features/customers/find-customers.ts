import type { Customer, CustomerQuery } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'
import { toSearch } from '../enquiries/list/search-filter.ts'
import { readCustomers, toCustomer } from './customer-store.ts'
import { contactsMarked, contactsMatching, lastContacts } from './find-store.ts'

export const PAGE = 20
/** Search results are not paginated: people refine the search. */
export const MOST_FOUND = 50

/** Customers by latest enquiry, or those that match a search or a mark. */
export async function findCustomers(
  db: Queries,
  { q, mark, before }: CustomerQuery,
): Promise<{ customers: Customer[]; more: boolean }> {
  const contacts =
    q !== undefined && q !== ''
      ? await contactsMatching(db, { text: q, words: toSearch(q) })
      : mark !== undefined
        ? await contactsMarked(db, mark)
        : undefined
  if (contacts === undefined) {
    const page = await lastContacts(db, before ?? null, PAGE + 1)
    const customers = await readCustomers(db, page.slice(0, PAGE))
    return { customers: customers.map(toCustomer), more: page.length > PAGE }
  }
  const found = (await readCustomers(db, contacts))
    .map(toCustomer)
    .filter((customer) => mark === undefined || customer.mark === mark)
  return { customers: found.slice(0, MOST_FOUND), more: found.length > MOST_FOUND }
}
