import { answerWith } from '../../answer-shape.ts'
import type { MessageResult } from '../../contract/enquiry/conversation.ts'
import type { QuoteAcceptInput, QuoteLinkInput, SharedQuote } from '../../contract/enquiry/quote.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const quoteAnswer = answerWith<SharedQuote>('quote', 'payment')

export const quoteCalls = ({ read, send, file }: Calls) => ({
  /** The newest version of a quote; customers can read their own, staff all. */
  get: (id: string, options?: CallOptions) => read(path`/quotes/${id}`, quoteAnswer, options),
  /** Accepts your quote (idempotent). If it is no longer open, it is a `conflict`, whose message says why. */
  accept: (id: string, options?: CallOptions) =>
    send('POST', path`/quotes/${id}/accept`, quoteAnswer, undefined, options),
  /** Reads the newest version of a quote by the link in its email; needs no session. */
  open: (input: QuoteLinkInput, options?: CallOptions) =>
    send('POST', '/quotes/open', quoteAnswer, input, options),
  /** Accepts a quote by the link in its email; needs no session. */
  acceptByLink: (input: QuoteAcceptInput, options?: CallOptions) =>
    send('POST', '/quotes/accept', quoteAnswer, input, options),
  /** A quote as a PDF; customers can read their own, staff all. */
  pdf: (id: string, options?: CallOptions) => file(path`/quotes/${id}/pdf`, options),
  /** A quote as a PDF by the link in its email; needs no session. */
  pdfByLink: (input: QuoteLinkInput, options?: CallOptions) =>
    file('/quotes/pdf', { ...options, method: 'POST', body: input }),
  /** Withdraws a quote that is not accepted; for staff. Returns the message that contained it. */
  withdraw: (id: string, options?: CallOptions) =>
    send('DELETE', path`/quotes/${id}`, answerWith<MessageResult>('message'), undefined, options),
})
