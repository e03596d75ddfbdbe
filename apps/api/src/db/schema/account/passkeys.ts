import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Passkeys of people: what they prove, never what proves it. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // As the browser calls it; base64url, as is the key.
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    // Goes up with each use, unless the passkey counts none; one that goes back is a copy.
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_of').on(table.userId)],
)
