import type { Config } from '../../settings/config.ts'
import { openPostgres } from '../connection/postgres.ts'
import type { Database, Queries } from '../database.ts'

/** Advisory lock key: arbitrary, but the same in every version. */
const LOCK = 7_260_144

async function isDue(db: Queries, job: string, hours: number): Promise<boolean> {
  const rows = await db.query(
    `select 1 from job_runs where job = $1 and done_at > clock_timestamp() - $2::integer * interval '1 hour'`,
    [job, hours],
  )
  return rows.length === 0
}

/** When each job last ran, in seconds since 1970. */
export const readJobRuns = (db: Queries) =>
  db.query<{ job: string; seconds: number }>(
    'select job, extract(epoch from done_at)::double precision as seconds from job_runs',
  )

export const markDone = (db: Queries, job: string) =>
  db.query(
    `insert into job_runs (job, done_at) values ($1, clock_timestamp())
     on conflict (job) do update set done_at = excluded.done_at`,
    [job],
  )

/** Claims a job for one day in the transaction that runs it, so that no other process runs it that day. */
export async function claimDay(tx: Queries, job: string, now: Date): Promise<boolean> {
  const claimed = await tx.query(
    `insert into job_runs as r (job, done_at) values ($1, $2::timestamptz)
     on conflict (job) do update set done_at = excluded.done_at
     where enquiry_day(r.done_at) < enquiry_day(excluded.done_at)
     returning 1`,
    [job, now.toISOString()],
  )
  return claimed.length > 0
}

interface Turn<T> {
  job: string
  everyHours: number
  /** Gets a database without deadlines: the work may take minutes. */
  work: (untimed: Database) => Promise<T>
}

/** Over Postgres, two connections: one holds the lock as long as the other works. */
async function underLock<T>(url: string, { job, everyHours, work }: Turn<T>): Promise<T | undefined> {
  const untimed = openPostgres(url, 2, false)
  try {
    return await untimed.transaction(async (tx) => {
      // This connection idles while the other one works, so its idle timeout is off.
      await tx.query('set local idle_in_transaction_session_timeout = 0')
      const [lock] = await tx.query<{ taken: boolean }>(
        `select pg_try_advisory_xact_lock(${LOCK}, hashtext($1)) as taken`,
        [job],
      )
      if (!lock?.taken || !(await isDue(tx, job, everyHours))) return undefined
      const result = await work(untimed)
      await markDone(tx, job)
      return result
    })
  } finally {
    await untimed.close()
  }
}

/** Runs the work if no process has finished it within the interval; after a failure, any process retries it. */
export async function takeTurn<T>(
  db: Database,
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
  turn: Turn<T>,
): Promise<T | undefined> {
  if (!(await isDue(db, turn.job, turn.everyHours))) return undefined
  if (databaseUrl !== undefined) return underLock(databaseUrl, turn)
  const result = await turn.work(db)
  await markDone(db, turn.job)
  return result
}
