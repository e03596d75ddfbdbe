import type { EnquiryPlan, StaffDetail } from '@susegad/api-client/contract'
import { QUOTE_MAX } from '@susegad/api-client/rules'
import { keepAnswer, keptAnswer } from '../answer/kept-answers.ts'
import { type EstimateLines, isSameOrPriced, lineOf, withLines } from '../quote/estimate-lines.ts'
import { newDraft } from '../quote/quote-draft.ts'

type Estimate = NonNullable<EnquiryPlan['estimate']>

/**
 * The lines of an estimate; those of the room also name the hotel, which the visitor saw above them. What has no price
 * yet is a line that staff must fill in.
 */
const linesFor = ({ lines, room, open }: Estimate, hotel: string): EstimateLines => [
  ...lines.map((line) => (line.text.startsWith(room) ? { ...line, text: `${hotel}, ${line.text}` } : line)),
  ...open.map((text) => ({ text, quantity: 1, nights: null, guests: null, price: null })),
]

/** Puts an estimate into the quote of the unsent answer; returns what to tell staff. */
export function makeQuote({ enquiry, messages }: StaffDetail, estimate: Estimate, hotel: string): string {
  const answer = keptAnswer(enquiry._id)
  const begun = newDraft(enquiry)
  const draft = answer?.quote ?? begun
  const { lines, kept, added, room } = withLines(
    draft.lines,
    linesFor(estimate, hotel).map(lineOf),
    begun.lines[0]?.text,
    isSameOrPriced,
  )
  if (added === 0) return 'The estimate is already in the quote below.'
  keepAnswer(enquiry._id, {
    ...(answer ?? { key: crypto.randomUUID(), after: messages.at(-1)?.place ?? 0, text: '' }),
    quote: { ...draft, lines },
    resolve: false,
    queued: false,
    sendAt: undefined,
  })
  if (added > room)
    return `A quote can have up to ${QUOTE_MAX.lines} lines: the last ${added - room} of the estimate were left out.`
  return kept > 0
    ? 'Added to the quote below, after the lines that were there.'
    : 'The quote below is filled in. Nothing is sent until you press Send.'
}
