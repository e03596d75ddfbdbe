import type { EnquiryPlan } from '@susegad/api-client/contract'
import { MAX_LENGTH, QUOTE_MAX } from '@susegad/api-client/rules'
import { type LineDraft, newLine } from './quote-draft.ts'

/** A line without a price is one that staff must fill in. */
type OfferedLine = Omit<NonNullable<EnquiryPlan['estimate']>['lines'][number], 'price'> & {
  price: number | null
}
export type EstimateLines = readonly OfferedLine[]

const numberText = (value: number | null): string => (value === null ? '' : String(value))

/** The line of a quote or an estimate, to be edited. */
export const lineOf = ({ text, quantity, nights, guests, price }: OfferedLine): LineDraft => ({
  ...newLine(text.slice(0, MAX_LENGTH.quoteLine)),
  quantity: numberText(quantity),
  nights: numberText(nights),
  guests: numberText(guests),
  price: numberText(price),
})

/** Whether nobody has typed into the line: it is as a new quote begins, or empty. */
const isUntouched = ({ text, quantity, nights, guests, price }: LineDraft, begun: string | undefined) =>
  quantity === '1' && nights + guests + price === '' && (text.trim() === '' || text === begun)

const isSame = (offered: LineDraft, line: LineDraft): boolean =>
  (['text', 'quantity', 'nights', 'guests', 'price'] as const).every(
    (field) => offered[field] === line[field],
  )

/** Whether an offered line is in the quote; its missing price may have been filled in. */
export const isSameOrPriced = (offered: LineDraft, line: LineDraft): boolean =>
  isSame({ ...offered, price: offered.price || line.price }, line)

/** The lines of a quote with others after them, as many as fit. */
export function withLines(
  lines: readonly LineDraft[],
  offered: readonly LineDraft[],
  begun?: string,
  isIn = isSame,
) {
  const kept = lines.filter((line) => !isUntouched(line, begun))
  const added = offered.filter(
    (line) => !isUntouched(line, undefined) && !kept.some((other) => isIn(line, other)),
  )
  const room = QUOTE_MAX.lines - kept.length
  return { lines: [...kept, ...added.slice(0, room)], kept: kept.length, added: added.length, room }
}
