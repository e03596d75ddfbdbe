import { answerWith } from '../../answer-shape.ts'
import type { Subscription, SubscriptionInput, UndeliveredResult } from '../../contract/desk/letter.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

export const letterCalls = ({ read, send, tell }: Calls) => ({
  /** Emails that could not be sent; for staff. */
  undelivered: (options?: CallOptions) =>
    read('/letters/undelivered', answerWith<UndeliveredResult>('undelivered'), options),
  /** Retries an email now, even after the last attempt. */
  retry: (id: string, options?: CallOptions) => tell('POST', path`/letters/${id}/retry`, undefined, options),
  /** Reads or changes an email subscription by the link at the end of an email; needs no session. */
  subscription: (input: SubscriptionInput, options?: CallOptions) =>
    send('POST', '/letters/subscription', answerWith<Subscription>('email', 'subscribed'), input, options),
  /** Gives up on an email, which is then never sent. */
  giveUp: (id: string, options?: CallOptions) => tell('DELETE', path`/letters/${id}`, undefined, options),
})
