import { OPERATION_STATES, OPERATION_VERBS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

/** Bulk changes. Any process can continue them, batch by batch. */
export const bulkOperations = pgTable(
  'bulk_operations',
  {
    id: uuid().primaryKey(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // The actor for the audit trail.
    byRole: text().notNull(),
    address: text(),
    verb: text({ enum: OPERATION_VERBS }).notNull(),
    // The new value. Answer texts and the scope are dropped at the end: a search can name a person.
    value: jsonb(),
    scope: jsonb(),
    state: text({ enum: OPERATION_STATES }).notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    undone: integer().notNull().default(0),
    // Keyset position: newest first when changing, by id when undoing.
    cursorAt: timestamp({ withTimezone: true }),
    cursorId: uuid(),
    // Cut-off time: enquiries created after it are not included.
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    movedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('bulk_operations_by').on(table.byId, table.createdAt),
    index('bulk_operations_under_way').on(table.movedAt).where(sql`state in ('running', 'undoing')`),
  ],
)

/** What an operation did to each enquiry, so that undo reverts exactly that. */
export const bulkOperationRows = pgTable(
  'bulk_operation_rows',
  {
    operationId: uuid()
      .notNull()
      .references(() => bulkOperations.id, { onDelete: 'cascade' }),
    // A kind of history entry, or `message`.
    part: text().notNull(),
    // No foreign keys: a row may outlive its targets, and is then skipped.
    enquiryId: uuid().notNull(),
    // The history entry, which holds the previous value.
    changeId: bigint({ mode: 'number' }),
    messageId: uuid(),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.part, table.enquiryId] })],
)
