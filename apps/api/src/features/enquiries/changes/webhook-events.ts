import type { WebhookEvent } from '@susegad/api-client/rules'
import { asArray, type Queries } from '../../../db/database.ts'

interface Shown {
  spam: string | null
  deleted: boolean
}

const isShown = ({ spam, deleted }: Shown): boolean => !deleted && spam === null

/** What a change is to a webhook, which knows the inbox: what is set aside there is gone, what leaves spam is new. */
export function eventOf(was: Shown, is: Shown): WebhookEvent | null {
  if (!isShown(is)) return isShown(was) ? 'enquiry.deleted' : null
  return was.spam === null ? 'enquiry.changed' : 'enquiry.created'
}

/** Queues an event about each of these enquiries, in the transaction of what happened. */
export const tellWebhooks = (tx: Queries, event: WebhookEvent, ids: readonly string[]) =>
  tx.query(
    `insert into webhook_deliveries (endpoint_id, event, enquiry_id)
     select w.id, $1::text, e.id from unnest($2::uuid[]) as e (id)
     join webhook_endpoints w on w.gone_at is null and $1::text = any (w.events)`,
    [event, asArray(ids)],
  )
