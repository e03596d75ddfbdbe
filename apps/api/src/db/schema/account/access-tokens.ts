import { TOKEN_SCOPES } from '@susegad/api-client/rules'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Tokens that programs of a member of staff use, by the digest of their secret. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    // The public part of the token, by which it is found and told from others.
    id: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    digest: text().notNull(),
    scopes: text({ enum: TOKEN_SCOPES }).array().notNull(),
    // The version of its account: what ends all sessions ends the token.
    version: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('access_tokens_of').on(table.userId)],
)
