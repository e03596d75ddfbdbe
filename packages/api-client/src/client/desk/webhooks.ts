import { answerWith } from '../../answer-shape.ts'
import type {
  DeliveryList,
  DeliveryResult,
  WebhookChangeInput,
  WebhookInput,
  WebhookList,
  WebhookResult,
  WebhookSecretResult,
} from '../../contract/desk/webhook.ts'
import type { PageQuery } from '../../contract/enquiry/listing.ts'
import { type CallOptions, type Calls, path, withQuery } from '../call.ts'

const secretAnswer = answerWith<WebhookSecretResult>('webhook', 'secret')
const deliveryAnswer = answerWith<DeliveryResult>('delivery')

export const webhookCalls = ({ read, send, tell }: Calls) => ({
  /** All webhooks, with the number of waiting and given-up deliveries. */
  list: (options?: CallOptions) => read('/webhooks', answerWith<WebhookList>('webhooks'), options),
  /** Adds a webhook; the secret that signs its deliveries is only in this response. */
  create: (input: WebhookInput, options?: CallOptions) =>
    send('POST', '/webhooks', secretAnswer, input, options),
  /** Changes, pauses or resumes a webhook. */
  change: (id: string, input: WebhookChangeInput, options?: CallOptions) =>
    send('PUT', path`/webhooks/${id}`, answerWith<WebhookResult>('webhook'), input, options),
  /** Deletes a webhook and its deliveries. */
  delete: (id: string, options?: CallOptions) => tell('DELETE', path`/webhooks/${id}`, undefined, options),
  /** Creates a new secret; the previous one also signs for another 24 hours. */
  rotateSecret: (id: string, options?: CallOptions) =>
    send('POST', path`/webhooks/${id}/secret`, secretAnswer, undefined, options),
  /** Sends an event of type `test`. */
  test: (id: string, options?: CallOptions) =>
    send('POST', path`/webhooks/${id}/test`, deliveryAnswer, undefined, options),
  /** One page of the deliveries of the last 30 days, newest first. */
  deliveries: (id: string, query?: PageQuery, options?: CallOptions) =>
    read(withQuery(path`/webhooks/${id}/deliveries`, query), answerWith<DeliveryList>('deliveries'), options),
  /** Retries a delivery with the same webhook-id. */
  redeliver: (id: string, delivery: string, options?: CallOptions) =>
    send('POST', path`/webhooks/${id}/deliveries/${delivery}/redeliver`, deliveryAnswer, undefined, options),
})
