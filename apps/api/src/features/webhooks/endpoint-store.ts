import type { Webhook, webhookChangeInput, webhookInput } from '@susegad/api-client/contract'
import type { z } from 'zod'
import { iso } from '../../dates/iso.ts'
import { asArray, type Queries } from '../../db/database.ts'
import { notFound } from '../../http/http-error.ts'
import { isId } from '../../http/ids.ts'

export const MOST_ENDPOINTS = 20
/** Hours for which the previous secret also signs. */
const FORMER_HOURS = 24
const LOCK = 7_260_145

const columns = `w.id as "_id", w.name, w.url, w.events, w.created_at as "createdAt",
  case when w.gone_at is not null then 'gone' when w.paused_at is not null then 'paused' else 'active' end as state,
  case when w.former_until > now() then w.former_until end as "formerSecretUntil",
  (select count(*)::integer from webhook_deliveries d
   where d.endpoint_id = w.id and d.delivered_at is null and d.given_up_at is null) as waiting,
  (select count(*)::integer from webhook_deliveries d
   where d.endpoint_id = w.id and d.given_up_at is not null) as "givenUp"`

type EndpointRow = Omit<Webhook, 'url' | 'host'> & { url: string }

const toWebhook = (row: EndpointRow): Webhook => ({
  ...row,
  host: new URL(row.url).host,
  formerSecretUntil: row.formerSecretUntil && iso(row.formerSecretUntil),
  createdAt: iso(row.createdAt),
})

export async function listEndpoints(db: Queries): Promise<Webhook[]> {
  const rows = await db.query<EndpointRow>(
    `select ${columns} from webhook_endpoints w order by w.created_at, w.id`,
  )
  return rows.map(toWebhook)
}

/** The endpoint with this id; 404 if there is none. */
export async function findEndpoint(db: Queries, id: string): Promise<Webhook> {
  const query = `select ${columns} from webhook_endpoints w where w.id = $1::uuid`
  const [row] = isId(id) ? await db.query<EndpointRow>(query, [id]) : []
  if (!row) throw notFound('The webhook')
  return toWebhook(row)
}

/** Adds an endpoint; undefined if there are too many. Locked against concurrent calls. */
export async function addEndpoint(
  tx: Queries,
  { name, url, events }: z.output<typeof webhookInput>,
  secret: string,
): Promise<Webhook | undefined> {
  await tx.query(`select pg_advisory_xact_lock(${LOCK}, 0)`)
  const [row] = await tx.query<{ id: string }>(
    `insert into webhook_endpoints (name, url, events, secret)
     select $1, $2, $3::text[], $4 where (select count(*) from webhook_endpoints) < ${MOST_ENDPOINTS} returning id`,
    [name, url, asArray(events), secret],
  )
  return row && findEndpoint(tx, row.id)
}

export async function changeEndpoint(
  db: Queries,
  id: string,
  { name, url, events, paused }: z.output<typeof webhookChangeInput>,
): Promise<void> {
  await db.query(
    `update webhook_endpoints set name = coalesce($2, name), url = coalesce($3, url),
       events = coalesce($4::text[], events),
       paused_at = case $5::boolean when true then coalesce(paused_at, now()) when false then null else paused_at end,
       gone_at = case when $5::boolean is false then null else gone_at end
     where id = $1::uuid`,
    [id, name ?? null, url ?? null, events === undefined ? null : asArray(events), paused ?? null],
  )
}

export async function removeEndpoint(tx: Queries, id: string): Promise<boolean> {
  const removed = await tx.query('delete from webhook_endpoints where id = $1::uuid returning id', [id])
  await tx.query('delete from webhook_deliveries where endpoint_id = $1::uuid', [id])
  return removed.length > 0
}

export const replaceSecret = (db: Queries, id: string, secret: string) =>
  db.query(
    `update webhook_endpoints set former_secret = secret, former_until = now() + interval '${FORMER_HOURS} hours',
       secret = $2
     where id = $1::uuid`,
    [id, secret],
  )

/** Stops deliveries to a receiver that answered 410 Gone. */
export const markGone = (db: Queries, id: string) =>
  db.query('update webhook_endpoints set gone_at = now() where id = $1::uuid', [id])
