import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The app that makes a person's codes. Until it has proved that it does, it counts for nothing. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  // Sealed with the service's secret: a copy of the database alone makes no codes.
  secret: text().notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  // The time step of the last code that was taken: it and those before it are taken no more.
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

/** Codes to be written down, by their digest, each for one sign-in. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
)

/** What an owner asks of the whole staff. One row. */
export const staffRules = pgTable('staff_rules', {
  id: boolean().primaryKey().default(true),
  secondFactor: boolean().notNull().default(false),
})
