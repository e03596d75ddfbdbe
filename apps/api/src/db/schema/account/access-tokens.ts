import { TOKEN_SCOPES } from '@susegad/api-client/rules'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Personal access tokens of staff, by the digest of their secret. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    // The public part of the token, which identifies it.
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    digest: text().notNull(),
    scopes: text({ enum: TOKEN_SCOPES }).array().notNull(),
    // The token version of the account: ending all sessions also ends the token.
    version: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('access_tokens_of').on(table.userId)],
)
