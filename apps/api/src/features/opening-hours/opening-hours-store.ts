import type { OpeningHours } from '@susegad/api-client/opening-time'
import type { Database, Queries } from '../../db/database.ts'
import { keepAllDueTimes } from '../enquiries/promise/due-times.ts'

export const saveHours = (tx: Queries, hours: OpeningHours | null) =>
  tx.query(
    `insert into opening_hours (hours) values ($1::jsonb)
     on conflict (id) do update set hours = excluded.hours, changed_at = clock_timestamp(), applied_at = null`,
    [hours && JSON.stringify(hours)],
  )

// Longer than any request: what was written meanwhile by the former hours is found a second time.
const AGAIN_AFTER = `interval '1 minute'`

/** Whether due times have not followed the opening hours yet. */
export const HOURS_TO_APPLY = `applied_at is null
  or (applied_at < changed_at + ${AGAIN_AFTER} and changed_at + ${AGAIN_AFTER} < clock_timestamp())`

/** Brings the due times of open enquiries in line with changed opening hours; repeated until a round is complete. */
export async function applyHours(db: Database, stop?: AbortSignal): Promise<boolean> {
  const [row] = await db.query<{ changed: string; begun: string }>(
    `select changed_at::text as changed, clock_timestamp()::text as begun from opening_hours where ${HOURS_TO_APPLY}`,
  )
  if (!row) return false
  await keepAllDueTimes(db, stop)
  if (stop?.aborted) return false
  await db.query('update opening_hours set applied_at = $2::timestamptz where changed_at = $1::timestamptz', [
    row.changed,
    row.begun,
  ])
  return true
}
