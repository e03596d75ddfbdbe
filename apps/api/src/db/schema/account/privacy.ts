import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * The audit trail. Ids only, no personal data: the entries of an erased person stay, without a name.
 * Text instead of enums, so that a new kind of entry needs no migration.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // Role of the actor at that time; kept when the account is erased.
    byRole: text().notNull(),
    action: text().notNull(),
    record: text().notNull(),
    // No foreign key, because the entry outlives its record. Null for many records at once.
    recordId: uuid(),
    count: integer(),
    // Fields or format, never the content.
    detail: text(),
    // A keyed hash of the network address.
    address: text(),
  },
  (table) => [
    index('audit_entries_at').on(table.at, table.id),
    index('audit_entries_by').on(table.byId, table.at).where(sql`by_id is not null`),
    index('audit_entries_of').on(table.recordId, table.at).where(sql`record_id is not null`),
  ],
)

/** Erased records, by id only, so that they are erased again after restoring an older backup. */
export const erasures = pgTable(
  'erasures',
  {
    record: text().notNull(),
    recordId: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.record, table.recordId] })],
)

/** Unsubscribed email addresses. Not hashed with the service's secret: rotating it would subscribe them again. */
export const unsubscribedAddresses = pgTable('unsubscribed_addresses', {
  // Normalized by `identityKey`, so that every spelling matches.
  address: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Erased people, so that data which only an older backup contains is erased after its restore too. */
export const erasedAddresses = pgTable('erased_addresses', {
  // A keyed hash of the email address, or of a number from which they wrote: it can only confirm a given one.
  digest: text().primaryKey(),
  // Identifies the secret of the hash: hashes of different secrets can't be compared.
  madeWith: text().notNull(),
  // Later data is kept.
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
