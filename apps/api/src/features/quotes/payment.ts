import type { Quote, SharedQuote } from '@susegad/api-client/contract'
import type { Config } from '../../config.ts'

export type Payee = Pick<Config, 'business' | 'upiAddress'>

/** UPI pays in nothing else. */
const UPI_CURRENCY = 'INR'

/** How an accepted quote can be paid by UPI: straight to the business, nobody between. */
export function paymentOf(quote: Quote, { business, upiAddress }: Payee): SharedQuote['payment'] {
  if (upiAddress === undefined || business.currency !== UPI_CURRENCY || quote.state !== 'accepted')
    return null
  const fields = {
    pa: upiAddress,
    pn: business.name,
    am: quote.total.toFixed(2),
    cu: UPI_CURRENCY,
    tn: `Quote ${quote.reference}`,
  }
  // Not URLSearchParams: apps read a plus sign as one.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { address: upiAddress, uri: `upi://pay?${query.join('&')}` }
}
