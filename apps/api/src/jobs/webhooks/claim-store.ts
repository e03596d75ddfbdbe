import type { DELIVERY_FAULTS } from '@susegad/api-client/contract'
import type { Queries } from '../../db/database.ts'

/** A claimed delivery. */
export interface Claimed {
  id: string
  endpoint_id: string
  event: string
  enquiry_id: string | null
  occurred_at: string
  attempts: number
  /** Expiry of the lease, which also identifies it. */
  next_at: string
  url: string
  secret: string
  former_secret: string | null
}

/** The receiver's status, or the reason of the failure. */
export interface Outcome {
  status?: number
  fault?: (typeof DELIVERY_FAULTS)[number]
  /** The receiver's Retry-After in seconds. */
  retryAfter?: number
}

/** Whether a delivery of table `d` to the endpoint of table `w` is to be sent now. */
export const DELIVERY_DUE = `d.delivered_at is null and d.given_up_at is null and d.next_at <= clock_timestamp()
  and w.paused_at is null and w.gone_at is null`

export async function dueEndpoints(db: Queries): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select w.id from webhook_endpoints w
     where exists (select from webhook_deliveries d where d.endpoint_id = w.id and ${DELIVERY_DUE})`,
  )
  return rows.map(({ id }) => id)
}

/** Claims the delivery that is due first (lease of 60 seconds, longer than a delivery). A dead process frees it. */
export async function claimDelivery(db: Queries, endpoint: string): Promise<Claimed | undefined> {
  const [claimed] = await db.query<Claimed>(
    `with claimed as (
       select d.id from webhook_deliveries d join webhook_endpoints w on w.id = d.endpoint_id
       where d.endpoint_id = $1::uuid and ${DELIVERY_DUE} order by d.next_at for update of d skip locked limit 1
     )
     update webhook_deliveries d
     set attempts = d.attempts + 1, next_at = clock_timestamp() + interval '60 seconds'
     from claimed, webhook_endpoints w where d.id = claimed.id and w.id = d.endpoint_id
     returning d.id, d.endpoint_id, d.event, d.enquiry_id, d.occurred_at, d.attempts, d.next_at, w.url, w.secret,
       case when w.former_until > now() then w.former_secret end as former_secret`,
    [endpoint],
  )
  return claimed
}

export const giveDeliveryBack = (db: Queries, { id, next_at }: Claimed) =>
  db.query(
    `update webhook_deliveries set attempts = attempts - 1, next_at = clock_timestamp()
     where id = $1::uuid and next_at = $2::timestamptz`,
    [id, next_at],
  )

/**
 * Stores an outcome: delivered, to be retried in `wait` seconds, or given up without `wait`. A delivery retried
 * by hand meanwhile stays due.
 */
export const noteOutcome = (
  db: Queries,
  { id, next_at }: Claimed,
  { status, fault }: Outcome,
  next: { delivered: true } | { delivered: false; wait: number | undefined },
) =>
  db.query(
    `update webhook_deliveries set last_at = clock_timestamp(), last_status = $2::integer, last_fault = $3,
       delivered_at = case when next_at <> $6::timestamptz then delivered_at when $4::boolean then clock_timestamp() end,
       given_up_at = case when next_at <> $6::timestamptz then given_up_at
         when not $4::boolean and $5::double precision is null then clock_timestamp() end,
       next_at = case when next_at <> $6::timestamptz then next_at
         else clock_timestamp() + coalesce($5::double precision, 0) * interval '1 second' end
     where id = $1::uuid`,
    [id, status ?? null, fault ?? null, next.delivered, next.delivered ? null : (next.wait ?? null), next_at],
  )

/** Number of waiting deliveries, and the age of the oldest in seconds. */
export async function waitingDeliveries(db: Queries) {
  const [row] = await db.query<{ deliveries: number; oldest: number }>(
    `select count(*)::integer as deliveries,
       coalesce(extract(epoch from now() - min(occurred_at)), 0)::double precision as oldest
     from webhook_deliveries where delivered_at is null and given_up_at is null`,
  )
  return row
}
