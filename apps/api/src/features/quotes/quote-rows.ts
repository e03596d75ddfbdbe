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
  version: number
  first_id: string | null
  tax: Quote['tax']
  deposit: Quote['deposit']
  due_on: string | null
  accepted_by: string | null
  accepted_via: Quote['acceptedVia']
  reminded_at: string | null
  created_at: string
}

export type NewQuote = z.output<typeof quoteInput>

const isoOrNull = (moment: string | null): string | null => (moment === null ? null : iso(moment))

export const toQuote = (row: QuoteRow): Quote => ({
  _id: row.id,
  reference: referenceOf(row.first_id ?? row.id),
  version: row.version,
  lines: row.lines,
  discount: row.discount,
  total: quoteTotals(row).total,
  tax: row.tax,
  deposit: row.deposit,
  dueOn: row.due_on,
  validUntil: row.valid_until,
  state: quoteState(row),
  acceptedAt: isoOrNull(row.accepted_at),
  acceptedBy: row.accepted_by,
  acceptedVia: row.accepted_via,
  remindedAt: isoOrNull(row.reminded_at),
  createdAt: iso(row.created_at),
})

/** Short enough to read out on the phone; need not be globally unique, because people have few quotes. */
const referenceOf = (id: string): string => id.slice(0, 8).toUpperCase()

/** Whether a repeated draft contains the same quote. The database reorders fields of JSON. */
export function isSameQuote(row: QuoteRow | null, offered: NewQuote | undefined): boolean {
  if (!row || !offered) return !row && !offered
  const words = ({ lines, discount, deposit }: Pick<NewQuote, 'lines' | 'discount' | 'deposit'>) =>
    JSON.stringify([
      lines.map(({ text, quantity, nights, guests, price }) => [text, quantity, nights, guests, price]),
      discount && [discount.kind, discount.value, discount.membership],
      deposit && [deposit.kind, deposit.value],
    ])
  const isSameDay = row.valid_until === offered.validUntil && row.due_on === offered.dueOn
  return isSameDay && words(row) === words(offered)
}
