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

/** One change of many enquiries. Any process takes it on, batch by batch, until it is over. */
export const bulkOperations = pgTable(
  'bulk_operations',
  {
    id: uuid().primaryKey(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    // Whom the audit trail names.
    byRole: text().notNull(),
    address: text(),
    verb: text({ enum: OPERATION_VERBS }).notNull(),
    // What it sets. The text of an answer is dropped when it is over, as the scope is: a search can name a person.
    value: jsonb(),
    scope: jsonb(),
    state: text({ enum: OPERATION_STATES }).notNull(),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    changed: integer().notNull().default(0),
    undone: integer().notNull().default(0),
    // The last enquiry that it came to: newest first on the way, by id on the way back.
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

/** What an operation did to each enquiry, so that its undo puts back that and nothing else. */
export const bulkOperationRows = pgTable(
  'bulk_operation_rows',
  {
    operationId: uuid()
      .notNull()
      .references(() => bulkOperations.id, { onDelete: 'cascade' }),
    // A change of the history, or `message`.
    part: text().notNull(),
    // No foreign keys: a row may outlive what it names, and is then skipped.
    enquiryId: uuid().notNull(),
    // The entry of the history, which holds what was there before.
    changeId: bigint({ mode: 'number' }),
    messageId: uuid(),
  },
  (table) => [primaryKey({ columns: [table.operationId, table.part, table.enquiryId] })],
)
