import type { CustomerDetail } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { notFound } from '../../http/http-error.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { toMessage } from '../enquiries/messages/message-rows.ts'
import { messagesOf } from '../enquiries/messages/message-store.ts'
import { contactsOf, similarTo } from './contact-store.ts'
import { enquiriesOf, readCustomers, toCustomer } from './customer-store.ts'
import { distinguishedFrom, mergesOf } from './merge-store.ts'

/** Messages of all threads together on one page. */
const MOST_MESSAGES = 1000

/** Everything that the desk shows about the customer with this contact. */
export async function readCustomer(db: Queries, key: string): Promise<CustomerDetail> {
  const contacts = await contactsOf(db, key)
  const [customer] = await readCustomers(db, [key])
  if (customer === undefined) throw notFound('The customer')
  const rows = await enquiriesOf(db, contacts)
  const enquiryIds = rows.map(({ id }) => id)
  const messages = await messagesOf(db, enquiryIds, 'all', MOST_MESSAGES)
  const alike = new Map((await similarTo(db, contacts)).map((row) => [row.key, row]))
  const apart = new Map((await distinguishedFrom(db, contacts)).map((row) => [row.key, row]))
  const duplicates = await readCustomers(db, [...alike.keys()])
  const strangers = await readCustomers(db, [...apart.keys()])
  return {
    customer: toCustomer(customer),
    enquiries: rows.map((row) => ({
      enquiry: toStaffEnquiry(row),
      messages: (messages.get(row.id) ?? []).map(toMessage),
    })),
    duplicates: duplicates.map((other) => {
      const same = alike.get(other.key)
      const reasons = (['phone', 'account'] as const).filter((reason) => same?.[reason])
      return { customer: toCustomer(other), same: reasons }
    }),
    apart: strangers.map((stranger) => {
      const { by = null, at = '' } = apart.get(stranger.key) ?? {}
      return { customer: toCustomer(stranger), by, at: iso(at) }
    }),
    merges: await mergesOf(db, contacts),
  }
}
