import type { Quote, SharedQuote } from '@susegad/api-client/contract'
import { quoteTotals } from '@susegad/api-client/quote-total'
import type { Config } from '../../settings/config.ts'

export type Payee = Pick<Config, 'business' | 'upiAddress'>

/** The only currency of UPI. */
const UPI_CURRENCY = 'INR'

/** UPI payment link of an accepted quote, directly to the business. */
export function paymentOf(quote: Quote, { business, upiAddress }: Payee): SharedQuote['payment'] {
  if (upiAddress === undefined || business.currency !== UPI_CURRENCY || quote.state !== 'accepted')
    return null
  const amount = quoteTotals(quote).deposit || quote.total
  const fields = {
    pa: upiAddress,
    pn: business.name,
    am: amount.toFixed(2),
    cu: UPI_CURRENCY,
    tn: `Quote ${quote.reference}`,
  }
  // Not URLSearchParams, because UPI apps don't decode plus signs as spaces.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return { address: upiAddress, amount, uri: `upi://pay?${query.join('&')}` }
}
