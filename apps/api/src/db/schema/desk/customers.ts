import { CUSTOMER_MARKS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

/**
 * Customers whom staff marked or merged. Other customers have no row: they are identified by the contacts of their
 * enquiries.
 */
export const customers = pgTable(
  'customers',
  {
    id: uuid().primaryKey().defaultRandom(),
    mark: text({ enum: CUSTOMER_MARKS }),
    // Cleared when the merge is undone. The `rootId` of a contact is its current customer.
    mergedInto: uuid().references((): AnyPgColumn => customers.id, { onDelete: 'set null' }),
    mergedAt: timestamp({ withTimezone: true }),
    mergedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('customers_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    index('customers_merged_by').on(table.mergedBy).where(sql`merged_by is not null`),
  ],
)

/** Email addresses and phone numbers of customers with a row. */
export const customerContacts = pgTable(
  'customer_contacts',
  {
    // Computed by `contact_key` from an enquiry.
    key: text().primaryKey(),
    customerId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    // The root of the merge tree that `customerId` belongs to.
    rootId: uuid()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('customer_contacts_of').on(table.customerId),
    index('customer_contacts_root').on(table.rootId),
  ],
)

/** Contacts that staff marked as different people, so that they are no longer suggested as duplicates. */
export const customerDistinctions = pgTable(
  'customer_distinctions',
  {
    key: text()
      .notNull()
      .references(() => customerContacts.key, { onDelete: 'cascade' }),
    other: text()
      .notNull()
      .references(() => customerContacts.key, { onDelete: 'cascade' }),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.other] }),
    index('customer_distinctions_of').on(table.other),
    index('customer_distinctions_by').on(table.byId).where(sql`by_id is not null`),
  ],
)
