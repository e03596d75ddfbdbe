import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** Public keys only; the private key stays on the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // The credential id of the browser; base64url, like the key.
    credentialId: text().notNull().unique(),
    publicKey: text().notNull(),
    // The signature counter: a decrease indicates a cloned passkey. Some passkeys always send 0.
    counter: bigint({ mode: 'number' }).notNull(),
    transports: jsonb().$type<string[]>(),
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index('passkeys_of').on(table.userId)],
)
