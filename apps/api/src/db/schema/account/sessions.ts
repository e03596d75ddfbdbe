import { SESSION_METHODS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * Open sessions by token id, for a person's list of sessions. A session ends by `ended_tokens` or by the version
 * in `users`.
 */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // The account's token version at sign-in: tokens with an older version have ended.
    tokenVersion: integer().notNull(),
    // A short name such as `Chrome on Android`: the full user agent reveals more than the list needs.
    device: text().notNull(),
    method: text({ enum: SESSION_METHODS }).notNull(),
    signedInAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    seenAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_of').on(table.userId, table.seenAt)],
)
