import { ApiError } from '@susegad/api-client/client'
import type { QuoteInput, StaffEnquiry } from '@susegad/api-client/contract'
import { QUOTE_MAX } from '@susegad/api-client/rules'
import { placeName } from '../../../enquiries/enquiry-text.ts'
import { ofSite } from '../../../page-data/site.ts'
import { priceText } from '../../../shell/formats/price-text.ts'
import { today } from '../../../signed-in/dates.ts'

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
}

/** Errors by field path, as in the service. */
export type QuoteProblems = Readonly<Record<string, string>>

export const NO_PROBLEMS: QuoteProblems = {}

const VALID_DAYS = 7
const DAY = 24 * 60 * 60 * 1000

/** The sign of the business's currency. */
export const currencySign = ofSite(() => priceText(0).replace(/[\d.,\s]/g, ''))

// The thousands separator of the business's locale.
const group = ofSite(
  ({ business }) =>
    new Intl.NumberFormat(business.locale).formatToParts(1_000_000).find(({ type }) => type === 'group')
      ?.value ?? ',',
)

/** Parses a typed number with currency sign and separators. Null if empty, NaN if not a whole number. */
export function numberIn(typed: string): number | null {
  const digits = typed.replaceAll(currencySign(), '').replaceAll(group(), '').replace(/\s/g, '')
  if (digits === '') return null
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

export const newLine = (text = ''): LineDraft => ({
  key: crypto.randomUUID(),
  text,
  quantity: '1',
  nights: '',
  guests: '',
  price: '',
})

export const newDraft = ({ context }: Pick<StaffEnquiry, 'context'>, now = Date.now()): QuoteDraft => ({
  lines: [newLine(placeName(context))],
  off: '',
  kind: 'percent',
  membership: false,
  validUntil: today(now + VALID_DAYS * DAY),
})

const isWithin = (value: number | null, most: number, least = 1): boolean =>
  value !== null && value >= least && value <= most
const isEmptyOr = (value: number | null, most: number): boolean => value === null || isWithin(value, most)

function lineProblems({ text, quantity, nights, guests, price }: LineDraft): Record<string, string> {
  return {
    ...(text.trim() === '' && { text: 'Enter a name' }),
    ...(!isWithin(numberIn(quantity), QUOTE_MAX.quantity) && { quantity: 'Quantity: enter a whole number' }),
    ...(!isEmptyOr(numberIn(nights), QUOTE_MAX.nights) && {
      nights: 'Nights: enter a whole number, or leave it empty',
    }),
    ...(!isEmptyOr(numberIn(guests), QUOTE_MAX.guests) && {
      guests: 'Guests: enter a whole number, or leave it empty',
    }),
    ...(!isWithin(numberIn(price), QUOTE_MAX.price, 0) && { price: 'Price: enter a whole number' }),
  }
}

/** Validation errors of a draft. */
export function problemsOf({ lines, off, kind, validUntil }: QuoteDraft, now = Date.now()): QuoteProblems {
  const most = kind === 'percent' ? 100 : QUOTE_MAX.total
  return {
    ...Object.fromEntries(
      lines.flatMap((line, place) =>
        Object.entries(lineProblems(line)).map(([field, why]) => [`lines.${place}.${field}`, why]),
      ),
    ),
    ...(!isEmptyOr(numberIn(off), most) && {
      'discount.value': kind === 'percent' ? 'Type a whole number up to 100' : 'Type a whole number',
    }),
    ...(validUntil < today(now) && { validUntil: 'Choose a last day that is not in the past' }),
  }
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
export function quoteIn({ lines, off, kind, membership, validUntil }: QuoteDraft) {
  const known = (typed: string, otherwise: number) => numberIn(typed) || otherwise
  return {
    lines: lines.map(({ text, quantity, nights, guests, price }) => ({
      text: text.trim(),
      quantity: known(quantity, 1),
      nights: numberIn(nights) || null,
      guests: numberIn(guests) || null,
      price: known(price, 0),
    })),
    discount: numberIn(off) ? { kind, value: known(off, 0), membership } : null,
    validUntil,
  } satisfies QuoteInput
}
