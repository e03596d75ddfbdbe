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
  /** All endpoints, and how many deliveries of each wait or were given up. */
  list: (options?: CallOptions) => read('/webhooks', answerWith<WebhookList>('webhooks'), options),
  /** Adds an endpoint; the secret that signs its deliveries is in this answer and nowhere else. */
  create: (input: WebhookInput, options?: CallOptions) =>
    send('POST', '/webhooks', secretAnswer, input, options),
  /** Changes an endpoint, pauses or resumes it. */
  change: (id: string, input: WebhookChangeInput, options?: CallOptions) =>
    send('PUT', path`/webhooks/${id}`, answerWith<WebhookResult>('webhook'), input, options),
  /** Deletes an endpoint and its deliveries. */
  delete: (id: string, options?: CallOptions) => tell('DELETE', path`/webhooks/${id}`, undefined, options),
  /** Makes a new secret; the former one signs too for 24 hours. */
  rotateSecret: (id: string, options?: CallOptions) =>
    send('POST', path`/webhooks/${id}/secret`, secretAnswer, undefined, options),
  /** Sends an event of type `test`. */
  test: (id: string, options?: CallOptions) =>
    send('POST', path`/webhooks/${id}/test`, deliveryAnswer, undefined, options),
  /** One page of the deliveries of the last 30 days, newest first. */
  deliveries: (id: string, query?: PageQuery, options?: CallOptions) =>
    read(withQuery(path`/webhooks/${id}/deliveries`, query), answerWith<DeliveryList>('deliveries'), options),
  /** Makes a delivery again, under the same webhook-id. */
  redeliver: (id: string, delivery: string, options?: CallOptions) =>
    send('POST', path`/webhooks/${id}/deliveries/${delivery}/redeliver`, deliveryAnswer, undefined, options),
})
