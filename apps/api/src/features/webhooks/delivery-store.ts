import type { Delivery } from '@susegad/api-client/contract'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'

interface DeliveryRow {
  id: string
  event: Delivery['event']
  enquiry_id: string | null
  occurred_at: string
  attempts: number
  next_at: string
  last_at: string | null
  last_status: number | null
  last_fault: Delivery['lastFault']
  delivered_at: string | null
  given_up_at: string | null
}

const columns = `id, event, enquiry_id, occurred_at, attempts, next_at, last_at, last_status, last_fault, delivered_at, given_up_at`

function toDelivery(row: DeliveryRow): Delivery {
  const state = row.delivered_at !== null ? 'delivered' : row.given_up_at !== null ? 'given-up' : 'waiting'
  return {
    _id: row.id,
    event: row.event,
    enquiryId: row.enquiry_id,
    occurredAt: iso(row.occurred_at),
    state,
    tries: row.attempts,
    lastTryAt: row.last_at === null ? null : iso(row.last_at),
    lastStatus: row.last_status,
    lastFault: row.last_fault,
    nextTryAt: state === 'waiting' ? iso(row.next_at) : null,
  }
}

export async function listDeliveries(db: Queries, endpoint: string, limit: number, skip: number) {
  const rows = await db.query<DeliveryRow>(
    `select ${columns} from webhook_deliveries where endpoint_id = $1::uuid
     order by occurred_at desc, id desc limit $2::bigint offset $3::bigint`,
    [endpoint, limit, skip],
  )
  const [all] = await db.query<{ n: number }>(
    'select count(*)::integer as n from webhook_deliveries where endpoint_id = $1::uuid',
    [endpoint],
  )
  return { deliveries: rows.map(toDelivery), total: all?.n ?? 0 }
}

export async function addTest(db: Queries, endpoint: string): Promise<Delivery | undefined> {
  const [row] = await db.query<DeliveryRow>(
    `insert into webhook_deliveries (endpoint_id, event) values ($1::uuid, 'test') returning ${columns}`,
    [endpoint],
  )
  return row && toDelivery(row)
}

/** Makes a delivery due again, as if it had never been tried. */
export async function sendAgain(db: Queries, endpoint: string, id: string): Promise<Delivery | undefined> {
  const [row] = await db.query<DeliveryRow>(
    `update webhook_deliveries set attempts = 0, next_at = clock_timestamp(), delivered_at = null, given_up_at = null
     where id = $2::uuid and endpoint_id = $1::uuid returning ${columns}`,
    [endpoint, id],
  )
  return row && toDelivery(row)
}
