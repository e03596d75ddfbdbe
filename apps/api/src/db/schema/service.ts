import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** When a bucket is empty again; also what its owner sent last, to notice a double click. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  freeAt: timestamp({ withTimezone: true }).notNull(),
  lastDigest: text(),
  lastEnquiryId: uuid(),
  lastAt: timestamp({ withTimezone: true }),
})

/** Where a person has signed in from: other people's failures don't lock it out. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.address] })],
)

/** Tokens that were signed out one by one; each is kept until it would have expired anyway. */
export const endedTokens = pgTable('ended_tokens', {
  id: uuid().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('outbox_due').on(table.nextAt)],
)
