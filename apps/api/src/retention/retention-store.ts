import { and, lt, notInArray, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { asArray, type Database, type Queries } from '../db/database.ts'
import { deleteInBatches } from '../db/delete-in-batches.ts'
import { auditEntries } from '../db/schema/account/privacy.ts'
import { enquiries } from '../db/schema/desk/enquiries.ts'
import { labels } from '../db/schema/desk/labels.ts'
import { bulkOperations } from '../db/schema/operation/operations.ts'
import { outbox } from '../db/schema/operation/service.ts'
import { writeAudit } from '../db/stores/audit-store.ts'
import { eraseLetters, forgetGoneContacts } from '../db/stores/erasure-store.ts'
import { eraseEnquiries } from '../features/enquiries/changes/erase-enquiries.ts'
import { lockWithThreads } from '../features/enquiries/changes/lock-enquiries.ts'
import type { Period } from '../settings/retention-settings.ts'

const BATCH = 1000

const older = (column: PgColumn, period: Period) => lt(column, sql`now() - ${period}::text::interval`)

/** Permanently deletes enquiries that staff deleted before the cut-off. */
export async function forgetDeleted(db: Queries, period: Period): Promise<void> {
  await deleteInBatches(db, enquiries, older(enquiries.deletedAt, period))
  await forgetGoneContacts(db)
}

/** Permanently deletes labels that were deleted before the cut-off. Their ids on enquiries have no meaning then. */
export const forgetLabels = (db: Queries, period: Period) =>
  deleteInBatches(db, labels, older(labels.deletedAt, period))

/** Deletes old emails, including unsent ones, which were given up long before. */
export const forgetLetters = (db: Queries, period: Period) =>
  deleteInBatches(db, outbox, older(outbox.createdAt, period))

/** Deletes finished operations with their undo data. */
export const forgetOperations = (db: Queries, period: Period) =>
  deleteInBatches(
    db,
    bulkOperations,
    and(older(bulkOperations.movedAt, period), notInArray(bulkOperations.state, ['running', 'undoing'])),
  )

export const forgetTrail = (db: Queries, period: Period) =>
  deleteInBatches(db, auditEntries, older(auditEntries.at, period))

/**
 * Whether anything happened in the conversation of enquiry `e` since `$1`: to it, to the one into which it was merged,
 * or to what was merged into either. Messages change no `updated_at`.
 */
const IN_USE = `exists (
  with recursive thread as (
    select e.id, e.merged_into
    union
    select o.id, o.merged_into from thread t join enquiries o on (o.id = t.merged_into or o.merged_into = t.id)
      and o.deleted_at is null and o.erased_at is null
  )
  select from thread t join enquiries o on o.id = t.id
  where greatest(o.created_at, o.updated_at, o.last_message_at) >= now() - $1::text::interval
    or exists (select from enquiry_notes n where n.enquiry_id = o.id and n.created_at >= now() - $1::text::interval))`

const IS_OLD = `e.erased_at is null and e.created_at < now() - $1::text::interval
  and e.updated_at < now() - $1::text::interval and not ${IN_USE}`

/** Erases the content of enquiries without changes, messages and notes since the cut-off. Returns how many. */
export async function eraseOldEnquiries(db: Database, period: Period): Promise<number> {
  let erased = 0
  for (;;) {
    const { due, done } = await db.transaction(async (tx) => {
      const rows = await tx.query<{ id: string }>(
        `select id from enquiries e where ${IS_OLD} limit ${BATCH}`,
        [period],
      )
      const found = rows.map(({ id }) => id)
      await lockWithThreads(tx, found)
      // Somebody may have written while this waited for the lock.
      const still = await tx.query<{ id: string }>(
        `select id from enquiries e where ${IS_OLD} and e.id = any($2::uuid[])`,
        [period, asArray(found)],
      )
      const old = still.map(({ id }) => id)
      await eraseLetters(tx, old)
      const ids = await eraseEnquiries(tx, null, old)
      if (ids.length > 0)
        await writeAudit(tx, null, {
          action: 'erased',
          record: 'enquiries',
          count: ids.length,
          detail: 'retention',
        })
      return { due: found.length, done: ids.length }
    })
    erased += done
    if (due < BATCH) return erased
  }
}
