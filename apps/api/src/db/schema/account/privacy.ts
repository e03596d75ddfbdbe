import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * Who did what to which record. Ids only, no personal data: an erased person's entries stay and name nobody.
 * Texts instead of enums: a feature that records something new needs no migration.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // What the actor was then, which stays when the account is erased.
    byRole: text().notNull(),
    action: text().notNull(),
    record: text().notNull(),
    // No foreign key: the entry outlives its record. Null for many records at once.
    recordId: uuid(),
    count: integer(),
    // Which fields, which format: never what stands in them.
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

/** What was erased, by id only, so that it is erased again after a restore of an older backup. */
export const erasures = pgTable(
  'erasures',
  {
    record: text().notNull(),
    recordId: uuid().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.record, table.recordId] })],
)

/** Email addresses that unsubscribed. Not hashed with the service's secret: changing that would subscribe them again. */
export const unsubscribedAddresses = pgTable('unsubscribed_addresses', {
  // Normalized by `identityKey`, so that every spelling matches.
  address: text().primaryKey(),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Whose data was erased, so that what only an older backup holds of them is erased after its restore too. */
export const erasedAddresses = pgTable('erased_addresses', {
  // A keyed hash of the email address: it says only whether an address that somebody names is this one.
  digest: text().primaryKey(),
  // Which secret made the hash: one made with another can't be compared.
  madeWith: text().notNull(),
  // What they wrote later stays.
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
