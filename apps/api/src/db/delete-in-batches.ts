import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from './database.ts'

const BATCH = 1000

/** Deletes all matching rows in batches, so that no statement runs into the timeout. */
export async function deleteInBatches(
  { drizzle }: Queries,
  table: PgTable,
  condition: SQL | undefined,
): Promise<void> {
  for (;;) {
    const deleted = await drizzle.execute(
      sql`delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${condition} limit ${BATCH}
      )) returning 1`,
    )
    if (deleted.length < BATCH) return
  }
}
