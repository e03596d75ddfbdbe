import type { Delivery } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'

const columns = `id as "_id", event, enquiry_id as "enquiryId", occurred_at as "occurredAt", attempts as tries,
  last_at as "lastTryAt", last_status as "lastStatus", last_fault as "lastFault",
  case when delivered_at is not null then 'delivered' when given_up_at is not null then 'given-up' else 'waiting' end
    as state,
  case when delivered_at is null and given_up_at is null then next_at end as "nextTryAt"`

const toDelivery = (row: Delivery): Delivery => ({
  ...row,
  occurredAt: iso(row.occurredAt),
  lastTryAt: row.lastTryAt && iso(row.lastTryAt),
  nextTryAt: row.nextTryAt && iso(row.nextTryAt),
})

export async function listDeliveries(db: Queries, endpoint: string, limit: number, skip: number) {
  const rows = await db.query<Delivery>(
    `select ${columns} from webhook_deliveries d where endpoint_id = $1::uuid
     order by d.occurred_at desc, id desc limit $2::bigint offset $3::bigint`,
    [endpoint, limit, skip],
  )
  const [all] = await db.query<{ n: number }>(
    'select count(*)::integer as n from webhook_deliveries where endpoint_id = $1::uuid',
    [endpoint],
  )
  return { deliveries: rows.map(toDelivery), total: all?.n ?? 0 }
}

export async function addTest(db: Queries, endpoint: string): Promise<Delivery | undefined> {
  const [row] = await db.query<Delivery>(
    `insert into webhook_deliveries (endpoint_id, event) values ($1::uuid, 'test') returning ${columns}`,
    [endpoint],
  )
  return row && toDelivery(row)
}

/** Makes a delivery due again, as if it had never been tried. */
export async function sendAgain(db: Queries, endpoint: string, id: string): Promise<Delivery | undefined> {
  const [row] = await db.query<Delivery>(
    `update webhook_deliveries set attempts = 0, next_at = clock_timestamp(), delivered_at = null, given_up_at = null
     where id = $2::uuid and endpoint_id = $1::uuid returning ${columns}`,
    [endpoint, id],
  )
  return row && toDelivery(row)
}
