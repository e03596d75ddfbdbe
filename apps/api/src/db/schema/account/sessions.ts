import { SESSION_METHODS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * Where a person is signed in, by the id of the token: what their list of sessions shows. `ended_tokens` and the version
 * in `users` end one.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // That of the account when the token was signed: an older one has ended.
    tokenVersion: integer().notNull(),
    // In plain words, `Chrome on Android`: the browser's own text would tell more than the list needs.
    device: text().notNull(),
    method: text({ enum: SESSION_METHODS }).notNull(),
    signedInAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    seenAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_of').on(table.userId, table.seenAt)],
)
