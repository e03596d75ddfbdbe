import { ApiError } from '@susegad/api-client/client'
import type { QuoteInput, StaffEnquiry } from '@susegad/api-client/contract'
import { quoteSumProblems } from '@susegad/api-client/quote-total'
import { QUOTE_MAX } from '@susegad/api-client/rules'
import { placeName } from '../../../enquiries/enquiry-text.ts'
import { today } from '../../../signed-in/dates.ts'
import { type NumberFormat, numberIn } from './typed-number.ts'

export interface LineDraft {
  key: string
  text: string
  quantity: string
  nights: string
  guests: string
  price: string
}

/** A quote being edited; validated on sending. */
export interface QuoteDraft {
  lines: LineDraft[]
  off: string
  kind: 'percent' | 'amount'
  membership: boolean
  validUntil: string
  deposit: string
  depositKind: 'percent' | 'amount'
  dueOn: string
  /** The sent quote that this one changes. */
  changes?: string | undefined
}

/** Terms that are empty at first; drafts kept by an earlier build lack them. */
export const NO_TERMS = { deposit: '', depositKind: 'percent', dueOn: '' } as const

/** Errors by field path, as in the service. */
export type QuoteProblems = Readonly<Record<string, string>>

export const NO_PROBLEMS: QuoteProblems = {}

const VALID_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

export const newLine = (text = ''): LineDraft => ({
  key: crypto.randomUUID(),
  text,
  quantity: '1',
  nights: '',
  guests: '',
  price: '',
})

/** The last day of a quote that is sent now. */
export const openDay = (now: number): string => today(now + VALID_DAYS * DAY)

export const newDraft = ({ context }: Pick<StaffEnquiry, 'context'>, now = Date.now()): QuoteDraft => ({
  lines: [newLine(placeName(context))],
  off: '',
  kind: 'percent',
  membership: false,
  validUntil: openDay(now),
  ...NO_TERMS,
})

const isWithin = (value: number | null, most: number, least = 1): boolean =>
  value !== null && value >= least && value <= most
const isEmptyOr = (value: number | null, most: number): boolean => value === null || isWithin(value, most)

function lineProblems(
  { text, quantity, nights, guests, price }: LineDraft,
  format: NumberFormat,
): Record<string, string> {
  return {
    ...(text.trim() === '' && { text: 'Enter a name' }),
    ...(!isWithin(numberIn(quantity, format), QUOTE_MAX.quantity) && {
      quantity: 'Quantity: enter a whole number',
    }),
    ...(!isEmptyOr(numberIn(nights, format), QUOTE_MAX.nights) && {
      nights: 'Nights: enter a whole number, or leave it empty',
    }),
    ...(!isEmptyOr(numberIn(guests, format), QUOTE_MAX.guests) && {
      guests: 'Guests: enter a whole number, or leave it empty',
    }),
    ...(!isWithin(numberIn(price, format), QUOTE_MAX.price, 0) && { price: 'Price: enter a whole number' }),
  }
}

/** Validation errors of a draft. */
export function problemsOf(draft: QuoteDraft, format: NumberFormat, now = Date.now()): QuoteProblems {
  const { lines, off, kind, validUntil, deposit, depositKind, dueOn } = draft
  const mostOf = (of: 'percent' | 'amount') => (of === 'percent' ? 100 : QUOTE_MAX.total)
  const why = (of: 'percent' | 'amount') =>
    of === 'percent' ? 'Type a whole number up to 100' : 'Type a whole number'
  const problems = {
    ...Object.fromEntries(
      lines.flatMap((line, place) =>
        Object.entries(lineProblems(line, format)).map(([field, told]) => [`lines.${place}.${field}`, told]),
      ),
    ),
    ...(!isEmptyOr(numberIn(off, format), mostOf(kind)) && { 'discount.value': why(kind) }),
    ...(validUntil < today(now) && { validUntil: 'Choose today or a later date' }),
    ...(!isEmptyOr(numberIn(deposit, format), mostOf(depositKind)) && { 'deposit.value': why(depositKind) }),
    ...(dueOn !== '' && dueOn < today(now) && { dueOn: 'Choose a due date of today or later' }),
  }
  if (Object.keys(problems).length > 0) return problems
  const sums = quoteSumProblems(quoteIn(draft, format))
  return Object.fromEntries(sums.map(({ path, message }) => [path.join('.'), message]))
}

/** Quote errors of the service, by the editor's field names. */
export const quoteProblemsIn = (error: unknown): QuoteProblems =>
  error instanceof ApiError
    ? Object.fromEntries(
        Object.entries(error.fieldErrors).flatMap(([path, why]) =>
          path.startsWith('quote.') ? [[path.slice('quote.'.length), why]] : [],
        ),
      )
    : NO_PROBLEMS

/** Converts a draft for the service; invalid numbers count as empty. */
export function quoteIn(draft: QuoteDraft, format: NumberFormat) {
  const { lines, off, kind, membership, validUntil, deposit, depositKind, dueOn, changes } = draft
  const known = (typed: string, otherwise: number) => numberIn(typed, format) || otherwise
  return {
    lines: lines.map(({ text, quantity, nights, guests, price }) => ({
      text: text.trim(),
      quantity: known(quantity, 1),
      nights: numberIn(nights, format) || null,
      guests: numberIn(guests, format) || null,
      price: known(price, 0),
    })),
    discount: numberIn(off, format) ? { kind, value: known(off, 0), membership } : null,
    validUntil,
    deposit: numberIn(deposit, format) ? { kind: depositKind, value: known(deposit, 0) } : null,
    dueOn: dueOn || null,
    ...(changes && { changes }),
  } satisfies QuoteInput
}

/** Whether each line has a price, without which a total would be too low. */
export const hasAllPrices = ({ lines }: QuoteDraft, format: NumberFormat): boolean =>
  lines.every(({ price }) => isWithin(numberIn(price, format), QUOTE_MAX.price, 0))
