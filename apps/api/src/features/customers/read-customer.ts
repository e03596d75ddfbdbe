import type { CustomerDetail } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { toMessage } from '../enquiries/messages/message-rows.ts'
import { messagesOf } from '../enquiries/messages/message-store.ts'
import { apartFrom } from './apart-store.ts'
import { contactsOf, similarTo } from './contact-store.ts'
import { enquiriesOf, readCustomers, toCustomer } from './customer-store.ts'
import { mergesOf } from './merge-store.ts'

/** Messages of all threads together on one page. */
const MOST_MESSAGES = 1000

/** Everything that the desk shows about the customer with this contact. */
export async function readCustomer(db: Queries, key: string): Promise<CustomerDetail | undefined> {
  const contacts = await contactsOf(db, key)
  const [customer] = await readCustomers(db, [key])
  if (customer === undefined) return undefined
  const rows = await enquiriesOf(db, contacts)
  const messages = await messagesOf(
    db,
    rows.map(({ id }) => id),
    'all',
    MOST_MESSAGES,
  )
  const alike = await similarTo(db, contacts)
  const apart = await apartFrom(db, contacts)
  const strangers = await readCustomers(
    db,
    apart.map((row) => row.key),
  )
  const others = await readCustomers(
    db,
    alike.map((row) => row.key),
  )
  return {
    customer: toCustomer(customer),
    enquiries: rows.map((row) => ({
      enquiry: toStaffEnquiry(row),
      messages: (messages.get(row.id) ?? []).map(toMessage),
    })),
    duplicates: others.map((other) => {
      const common = alike.find((row) => row.key === other.key)
      return {
        customer: toCustomer(other),
        same: [
          ...(common?.phone ? ['phone' as const] : []),
          ...(common?.account ? ['account' as const] : []),
        ],
      }
    }),
    apart: strangers.map((stranger) => {
      const { by = null, at = '' } = apart.find((row) => row.key === stranger.key) ?? {}
      return { customer: toCustomer(stranger), by, at: iso(at) }
    }),
    merges: await mergesOf(db, contacts),
  }
}
