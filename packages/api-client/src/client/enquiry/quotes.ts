import { answerWith } from '../../answer-shape.ts'
import type { MessageResult } from '../../contract/enquiry/conversation.ts'
import type { QuoteLinkInput, SharedQuote } from '../../contract/enquiry/quote.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const quoteAnswer = answerWith<SharedQuote>('quote', 'payment')

export const quoteCalls = ({ read, send }: Calls) => ({
  /** An own quote; staff read every one. */
  get: (id: string, options?: CallOptions) => read(path`/quotes/${id}`, quoteAnswer, options),
  /** Accepts an own quote; again, it changes nothing. One that is not open any more is a `conflict`, whose message says why. */
  accept: (id: string, options?: CallOptions) =>
    send('POST', path`/quotes/${id}/accept`, quoteAnswer, undefined, options),
  /** Reads a quote by the link of its letter; needs no session. */
  open: (input: QuoteLinkInput, options?: CallOptions) =>
    send('POST', '/quotes/open', quoteAnswer, input, options),
  /** Accepts a quote by the link of its letter; needs no session. */
  acceptByLink: (input: QuoteLinkInput, options?: CallOptions) =>
    send('POST', '/quotes/accept', quoteAnswer, input, options),
  /** Takes a quote back that nobody has accepted; for staff. Answers with the message that carried it. */
  withdraw: (id: string, options?: CallOptions) =>
    send('DELETE', path`/quotes/${id}`, answerWith<MessageResult>('message'), undefined, options),
})
