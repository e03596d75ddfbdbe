import type { Queries } from '../db/database.ts'
import { purgeDeleted } from '../features/enquiries/enquiry-store.ts'

/** Deletes rows that are no longer needed. */
export async function keepHouse(db: Queries): Promise<void> {
  await purgeDeleted(db)
  await db.query(`delete from submission_keys where created_at < now() - interval '24 hours'`)
  await db.query(`delete from rate_limits where free_at < now() - interval '1 day'`)
  await db.query(`delete from known_addresses where seen_at < now() - interval '90 days'`)
  await db.query(`delete from known_devices where seen_at < now() - interval '90 days'`)
  await db.query('delete from account_links where expires_at < now()')
  // One day of margin: the clocks of processes and database may differ.
  await db.query(`delete from ended_tokens where expires_at < now() - interval '1 day'`)
  await db.query(`delete from outbox where sent_at < now() - interval '30 days'`)
}

/** Moves announced enquiries into the day counters; only one of several processes does it. */
export const sealEnquiries = (db: Queries) => db.query('select seal_enquiries()')
