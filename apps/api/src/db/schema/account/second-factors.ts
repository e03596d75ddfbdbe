import { sql } from 'drizzle-orm'
import { bigint, boolean, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Authenticator apps. Ignored until the first code is confirmed. */
export const secondFactors = pgTable('second_factors', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  // Encrypted with the service's secret, so that a copy of the database alone can't generate codes.
  secret: text().notNull(),
  confirmedAt: timestamp({ withTimezone: true }),
  // The time step of the last accepted code: codes up to it are rejected (replay).
  lastStep: bigint({ mode: 'number' }).notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
})

/** Recovery codes, by their digest; each works for one sign-in. */
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

/** Rules for all staff. One row. */
export const staffRules = pgTable('staff_rules', {
  id: boolean().primaryKey().default(true),
  secondFactor: boolean().notNull().default(false),
})
