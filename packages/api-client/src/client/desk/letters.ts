import { answerWith } from '../../answer-shape.ts'
import type { Subscription, SubscriptionInput, UndeliveredResult } from '../../contract/desk/letter.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

export const letterCalls = ({ read, send, tell }: Calls) => ({
  /** Tells staff how many letters the mail server has not taken. */
  undelivered: (options?: CallOptions) =>
    read('/letters/undelivered', answerWith<UndeliveredResult>('undelivered'), options),
  /** Tries a letter again at once, also one that was tried for the last time. */
  retry: (id: string, options?: CallOptions) => tell('POST', path`/letters/${id}/retry`, undefined, options),
  /** Reads or changes an email subscription by the link at the end of a letter; needs no session. */
  subscription: (input: SubscriptionInput, options?: CallOptions) =>
    send('POST', '/letters/subscription', answerWith<Subscription>('email', 'subscribed'), input, options),
  /** Gives a letter up: it is never sent. */
  giveUp: (id: string, options?: CallOptions) => tell('DELETE', path`/letters/${id}`, undefined, options),
})
