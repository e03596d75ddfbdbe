import type { Quote, quoteInput } from '@susegad/api-client/contract'
import { quoteTotals } from '@susegad/api-client/quote-total'
import type { z } from 'zod'
import { iso } from '../../dates/iso.ts'
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

/** Short enough to read out on the phone; need not be globally unique, because people have few quotes. */
const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

/** Whether a repeated draft contains the same quote. The database reorders fields of JSON. */
export function isSameQuote(row: QuoteRow | null, offered: NewQuote | undefined): boolean {
  if (!row || !offered) return !row && !offered
  const words = ({ lines, discount }: Pick<NewQuote, 'lines' | 'discount'>) =>
    JSON.stringify([
      lines.map(({ text, quantity, nights, guests, price }) => [text, quantity, nights, guests, price]),
      discount && [discount.kind, discount.value, discount.membership],
    ])
  return row.valid_until === offered.validUntil && words(row) === words(offered)
}
