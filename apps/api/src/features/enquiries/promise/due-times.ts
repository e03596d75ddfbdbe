import {
  afterOpenDay,
  afterOpenTime,
  type OpeningHours,
  openTimeBetween,
} from '@susegad/api-client/opening-time'
import { DUE_HOURS, TIME_ZONE } from '@susegad/api-client/rules'
import { iso } from '../../../dates/iso.ts'
import { asArray, type Database, type Queries } from '../../../db/database.ts'

const HOUR = 3_600_000

/** By when an answer is promised, and from when it counts as due; null without opening hours. */
export interface DueTimes {
  dueAt: string | null
  dueSoonAt: string | null
}

export async function readHours(db: Queries): Promise<OpeningHours | null> {
  const [row] = await db.query<{ hours: OpeningHours | null }>('select hours from opening_hours')
  return row?.hours ?? null
}

/** Due times of an answer to a message of this moment: one open day. Without hours none are stored: SQL then adds 24 hours. */
export function dueTimes(hours: OpeningHours | null, since: number): DueTimes {
  if (hours === null) return { dueAt: null, dueSoonAt: null }
  const due = afterOpenDay(hours, since, TIME_ZONE)
  const open = openTimeBetween(hours, since, due, TIME_ZONE)
  const soon = afterOpenTime(hours, since, Math.max(0, open - DUE_HOURS * HOUR), TIME_ZONE)
  return { dueAt: new Date(due).toISOString(), dueSoonAt: new Date(soon).toISOString() }
}

/** Recomputes the due times of these enquiries, by the current hours. The caller has locked them. */
export async function keepDueTimes(tx: Queries, ids: readonly string[]): Promise<void> {
  const hours = await readHours(tx)
  const rows = await tx.query<{ id: string; since: string }>(
    `select id, coalesce(waiting_since, created_at) as since from enquiries
     where id = any($1::uuid[]) and turn = 'us' and (due_at is not null or $2::boolean)`,
    [asArray(ids), hours !== null],
  )
  if (rows.length === 0) return
  await tx.query(
    `update enquiries e set due_at = d."dueAt", due_soon_at = d."dueSoonAt"
     from jsonb_to_recordset($1::jsonb) as d (id uuid, "dueAt" timestamptz, "dueSoonAt" timestamptz)
     where e.id = d.id`,
    [JSON.stringify(rows.map(({ id, since }) => ({ id, ...dueTimes(hours, Date.parse(iso(since))) })))],
  )
}

const BATCH = 500

interface Waiting {
  id: string
  since: string
}

/** Recomputes the due times of the open enquiries that come next; returns the last of a full batch. */
async function keepNext(tx: Queries, { since, id }: Waiting): Promise<Waiting | undefined> {
  const rows = await tx.query<Waiting>(
    `select e.id, coalesce(e.waiting_since, e.created_at)::text as since from enquiries e
     where e.deleted_at is null and e.spam is null and e.status in ('pending', 'in_progress') and e.turn = 'us'
       and coalesce(e.waiting_since, e.created_at) >= $1::timestamptz
       and (coalesce(e.waiting_since, e.created_at), e.id) > ($1::timestamptz, $2::uuid)
     order by coalesce(e.waiting_since, e.created_at), e.id limit ${BATCH}`,
    [since, id],
  )
  const ids = rows.map((row) => row.id)
  await tx.query('select 1 from enquiries where id = any($1::uuid[]) order by id for no key update', [
    asArray(ids),
  ])
  await keepDueTimes(tx, ids)
  return rows.length === BATCH ? rows.at(-1) : undefined
}

/** Recomputes the due times of all open enquiries, longest waiting first, in short transactions. */
export async function keepAllDueTimes(db: Database, stop?: AbortSignal): Promise<void> {
  let last: Waiting | undefined = { id: '00000000-0000-0000-0000-000000000000', since: '-infinity' }
  while (last && !stop?.aborted) {
    const after: Waiting = last
    last = await db.transaction((tx) => keepNext(tx, after))
  }
}
