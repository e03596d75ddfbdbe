import type { Message, Quote } from '@susegad/api-client/contract'
import type { QuoteState } from '@susegad/api-client/rules'
import { today } from '../../../signed-in/dates.ts'
import { lineOf } from './estimate-lines.ts'
import { openDay, type QuoteDraft } from './quote-draft.ts'

type Quoted = readonly Pick<Message, 'quote'>[]

/** The quote of a thread that a further one would replace. */
export const openQuoteIn = (messages: Quoted): Quote | undefined =>
  messages.findLast(({ quote }) => quote?.state === 'open' || quote?.state === 'expired')?.quote ?? undefined

/** The draft of a change to a sent quote. */
export const draftOf = (quote: Quote, now = Date.now()): QuoteDraft => ({
  lines: quote.lines.map(lineOf),
  off: quote.discount ? String(quote.discount.value) : '',
  kind: quote.discount?.kind ?? 'percent',
  membership: quote.discount?.membership ?? false,
  validUntil: quote.validUntil < today(now) ? openDay(now) : quote.validUntil,
  deposit: quote.deposit ? String(quote.deposit.value) : '',
  depositKind: quote.deposit?.kind ?? 'percent',
  dueOn: quote.dueOn ?? '',
  changes: quote._id,
})

const TOO_LATE: Partial<Record<QuoteState, string>> = {
  accepted: 'The customer accepted this quote while you were changing it.',
  withdrawn: 'This quote was withdrawn while you were changing it.',
  replaced: 'Somebody else changed this quote while you were changing it.',
}

/** Why a draft can no longer change its quote, in one sentence; undefined while it can. */
export function tooLateText({ changes }: QuoteDraft, messages: Quoted): string | undefined {
  const sent = changes === undefined ? undefined : messages.find(({ quote }) => quote?._id === changes)?.quote
  return sent ? TOO_LATE[sent.state] : undefined
}
