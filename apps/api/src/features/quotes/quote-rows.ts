import type { Quote, quoteInput } from '@susegad/api-client/contract'
import { quoteTotals } from '@susegad/api-client/quote-total'
import type { z } from 'zod'
import { iso } from '../enquiries/enquiry-rows.ts'
import { quoteState, type Standing } from './quote-state.ts'

export interface QuoteRow extends Standing {
  id: string
  enquiry_id: string
  message_id: string
  lines: Quote['lines']
  discount: Quote['discount']
  created_at: string
}

export type NewQuote = z.output<typeof quoteInput>

export const toQuote = (row: QuoteRow): Quote => ({
  _id: row.id,
  reference: referenceOf(row.id),
  lines: row.lines,
  discount: row.discount,
  total: quoteTotals(row).total,
  validUntil: row.valid_until,
  state: quoteState(row),
  acceptedAt: row.accepted_at === null ? null : iso(row.accepted_at),
  createdAt: iso(row.created_at),
})

/** Short enough to be said on the phone; people have few quotes, so that it need not be unique for long. */
const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

/** Whether a draft that is sent again still offers the same. The database keeps the fields in an order of its own. */
export function isSameQuote(row: QuoteRow | null, offered: NewQuote | undefined): boolean {
  if (!row || !offered) return !row && !offered
  const words = ({ lines, discount }: Pick<NewQuote, 'lines' | 'discount'>) =>
    JSON.stringify([
      lines.map(({ text, quantity, nights, guests, price }) => [text, quantity, nights, guests, price]),
      discount && [discount.kind, discount.value, discount.membership],
    ])
  return row.valid_until === offered.validUntil && words(row) === words(offered)
}
