import type { Queries } from '../../db/database.ts'
import { authorLostAccess } from './release-store.ts'

/** How old the renderer's heartbeat may be before another process takes over. */
const LEASE = `interval '30 seconds'`

const CLAIMABLE = `state = 'publishing' and coalesce(lease_until < clock_timestamp(), true)`
const SCHEDULE_DUE = `state = 'scheduled' and held_at is null and publish_at <= clock_timestamp()`

/** Whether a release can be claimed, or is to be published now. */
export const RELEASE_DUE = `(${CLAIMABLE} or ${SCHEDULE_DUE})`

export const NEWEST_RELEASE = `select id, number from content_releases where number is not null order by number desc limit 1`

export interface Queue {
  /** The release that visitors should see. */
  newest: { id: string; number: number } | null
  /** Whether a release is due. */
  waiting: boolean
}

export async function readQueue(db: Queries): Promise<Queue> {
  const [row] = await db.query<{ id: string | null; number: number | null; waiting: boolean }>(
    `select n.id, n.number, exists (select from content_releases where ${RELEASE_DUE}) as waiting
     from (select 1) one left join (${NEWEST_RELEASE}) n on true`,
  )
  const newest = row?.id && row.number !== null ? { id: row.id, number: row.number } : null
  return { newest, waiting: row?.waiting ?? false }
}

/** Starts the scheduled release that is due, unless one is being published. */
export async function startDue(db: Queries): Promise<void> {
  await db.query(
    `update content_releases c set held_at = clock_timestamp() where ${SCHEDULE_DUE} and ${authorLostAccess('c')}`,
  )
  await db.query(
    `update content_releases set state = 'publishing', worker = null, lease_until = null, attempts = 0
     where id = (
       select id from content_releases c where ${SCHEDULE_DUE} and not (${authorLostAccess('c')})
       order by publish_at, created_at limit 1
     ) and state = 'scheduled' and not exists (select from content_releases where state = 'publishing')`,
  )
}

export interface Claimed {
  id: string
  attempts: number
}

/** Claims the release to publish, if no process is rendering it. */
export async function claim(db: Queries, worker: string): Promise<Claimed | undefined> {
  const [row] = await db.query<Claimed>(
    `update content_releases set worker = $1, lease_until = clock_timestamp() + ${LEASE}, attempts = attempts + 1
     where id = (
       select id from content_releases where ${CLAIMABLE} for update skip locked
     ) returning id, attempts`,
    [worker],
  )
  return row
}

export const renewLease = (db: Queries, worker: string) =>
  db.query(
    `update content_releases set lease_until = clock_timestamp() + ${LEASE}
     where worker = $1 and state = 'publishing'`,
    [worker],
  )

/** Ends the leases of a process; without a process, all leases. */
export const releaseLease = (db: Queries, worker?: string) =>
  db.query(
    `update content_releases set worker = null, lease_until = null
     where state = 'publishing' and ($1::text is null or worker = $1::text)`,
    [worker ?? null],
  )

/** Whether this process still holds the lease. */
export async function holdsLease(tx: Queries, worker: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    `select from content_releases where id = $1::uuid and state = 'publishing' and worker = $2 for update`,
    [id, worker],
  )
  return rows.length > 0
}

export const markPublished = (tx: Queries, id: string) =>
  tx.query(
    `update content_releases set state = 'published', published_at = clock_timestamp(), worker = null,
       lease_until = null, number = (select coalesce(max(number), 0) + 1 from content_releases)
     where id = $1::uuid`,
    [id],
  )

export const markFailed = (tx: Queries, id: string, reason: string) =>
  tx.query(
    `update content_releases set state = 'failed', reason = $2, worker = null, lease_until = null where id = $1::uuid`,
    [id, reason],
  )
