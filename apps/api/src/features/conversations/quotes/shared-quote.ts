import type { SharedQuote } from '@susegad/api-client/contract'
import type { EnquiryRow } from '../../enquiries/enquiry-rows.ts'
import { type Payee, paymentOf } from '../../quotes/payment.ts'
import { type QuoteRow, toQuote } from '../../quotes/quote-rows.ts'

/** A quote for its page. */
export function toSharedQuote(
  { row, quote }: { row: EnquiryRow; quote: QuoteRow },
  payee: Payee,
): SharedQuote {
  const shown = toQuote(quote)
  return { quote: shown, name: row.name, subject: row.subject, payment: paymentOf(shown, payee) }
}
