import { and, eq, gt, sql } from 'drizzle-orm'
import type { Rate } from '../../settings/environment.ts'
import type { Queries } from '../database.ts'
import { rateLimits } from '../schema/operation/service.ts'

/** Takes `cost` from a bucket; returns 0, or the seconds to wait. */
export async function takeAllowance(db: Queries, rate: Rate, key: string, cost: number): Promise<number> {
  const [row] = await db.query<{ wait: number }>(
    'select take_allowance($1, $2::integer, $3::double precision, $4::integer) as wait',
    [key, rate.burst, rate.seconds, cost],
  )
  return row?.wait ?? 0
}

/** Whether the bucket is exhausted. */
export async function isSpent(db: Queries, rate: Rate, key: string): Promise<boolean> {
  const fullAfter = (rate.burst - 1) * rate.seconds
  const rows = await db.drizzle
    .select({ key: rateLimits.key })
    .from(rateLimits)
    .where(
      and(
        eq(rateLimits.key, key),
        gt(rateLimits.freeAt, sql`clock_timestamp() + make_interval(secs => ${fullAfter}::double precision)`),
      ),
    )
  return rows.length > 0
}

/** Undoes one `takeAllowance` of one. */
export const giveAllowanceBack = (db: Queries, rate: Rate, key: string) =>
  db.drizzle
    .update(rateLimits)
    .set({ freeAt: sql`${rateLimits.freeAt} - make_interval(secs => ${rate.seconds}::double precision)` })
    .where(eq(rateLimits.key, key))

export const clearAllowance = (db: Queries, key: string) =>
  db.drizzle.delete(rateLimits).where(eq(rateLimits.key, key))
