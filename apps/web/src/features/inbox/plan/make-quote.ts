import type { EnquiryPlan, StaffDetail } from '@susegad/api-client/contract'
import { MAX_LENGTH, QUOTE_MAX } from '@susegad/api-client/rules'
import { keepAnswer, keptAnswer } from '../answer/kept-answers.ts'
import { type LineDraft, newDraft, newLine } from '../quote/quote-draft.ts'

type Estimate = NonNullable<EnquiryPlan['estimate']>
type EstimateLines = Estimate['lines']

const numberText = (value: number | null): string => (value === null ? '' : String(value))

const lineOf = ({ text, quantity, nights, guests, price }: EstimateLines[number]): LineDraft => ({
  ...newLine(text.slice(0, MAX_LENGTH.quoteLine)),
  quantity: numberText(quantity),
  nights: numberText(nights),
  guests: numberText(guests),
  price: numberText(price),
})

/** Whether nobody has typed into the line: it is as a new quote begins, or empty. */
const isUntouched = ({ text, quantity, nights, guests, price }: LineDraft, begun: string | undefined) =>
  quantity === '1' && nights + guests + price === '' && (text.trim() === '' || text === begun)

const isSame = (one: LineDraft, other: LineDraft): boolean =>
  (['text', 'quantity', 'nights', 'guests', 'price'] as const).every((field) => one[field] === other[field])

/** The lines of a quote with those of an estimate after them, as many as fit. */
export function withEstimate(lines: readonly LineDraft[], estimate: EstimateLines, begun?: string) {
  const kept = lines.filter((line) => !isUntouched(line, begun))
  const added = estimate.map(lineOf).filter((line) => !kept.some((other) => isSame(line, other)))
  const room = QUOTE_MAX.lines - kept.length
  return { lines: [...kept, ...added.slice(0, room)], kept: kept.length, added: added.length, room }
}

/** The lines of an estimate; those of the room also name the hotel, which the visitor saw above them. */
const linesFor = ({ lines, room }: Estimate, hotel: string): EstimateLines =>
  lines.map((line) => (line.text.startsWith(room) ? { ...line, text: `${hotel}, ${line.text}` } : line))

/** Puts an estimate into the quote of the unsent answer; returns what to tell staff. */
export function makeQuote({ enquiry, messages }: StaffDetail, estimate: Estimate, hotel: string): string {
  const answer = keptAnswer(enquiry._id)
  const begun = newDraft(enquiry)
  const draft = answer?.quote ?? begun
  const { lines, kept, added, room } = withEstimate(
    draft.lines,
    linesFor(estimate, hotel),
    begun.lines[0]?.text,
  )
  if (added === 0) return 'The estimate is already in the quote below.'
  keepAnswer(enquiry._id, {
    ...(answer ?? { key: crypto.randomUUID(), after: messages.at(-1)?.place ?? 0, text: '' }),
    quote: { ...draft, lines },
    resolve: false,
    queued: false,
  })
  if (added > room)
    return `A quote has at most ${QUOTE_MAX.lines} lines: the last ${added - room} of the estimate were left out.`
  return kept > 0
    ? 'Added to the quote below, after the lines that were there.'
    : 'The quote below is filled in. Nothing is sent until you press Send.'
}
