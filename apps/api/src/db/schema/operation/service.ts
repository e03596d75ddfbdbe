import { LETTER_REFUSALS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

/** Rate-limit buckets: when each is empty again, and the last enquiry, to detect a double click. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  freeAt: timestamp({ withTimezone: true }).notNull(),
})

/** Network addresses a person has signed in from: failed attempts from elsewhere don't lock them out. */
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

/** Browsers a person has signed in with, by the digest of their cookie: never locked out on any network. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    seenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.device] })],
)

/** Links mailed to people, by the digest of their secret. Each works once. */
export const accountLinks = pgTable(
  'account_links',
  {
    digest: text().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // The former address that the link restores; null for a link that only sets the password.
    email: text(),
    emailKey: text(),
    // The link only confirms the address of the account and sets no password.
    confirms: boolean().notNull().default(false),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('account_links_of').on(table.userId),
    index('account_links_keep').on(table.emailKey).where(sql`email_key is not null`),
  ],
)

/** Tokens revoked by sign-out, each kept until it would have expired. */
export const endedTokens = pgTable('ended_tokens', {
  id: uuid().primaryKey(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
})

export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    // A WhatsApp message has the number as its recipient; without a body it is the template.
    channel: text({ enum: ['email', 'whatsapp'] })
      .notNull()
      .default('email'),
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    // HTML alternative, for emails with a table.
    html: text(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    // The body contains a secret, so it is cleared once the email is sent.
    secret: boolean(),
    // Number of new enquiries in the email; null for other emails.
    enquiries: integer(),
    // Reason of the last failure.
    refusal: text({ enum: LETTER_REFUSALS }),
    // When staff gave the email up.
    givenUpAt: timestamp({ withTimezone: true }),
    // The enquiries that the email is about, so that erasing one finds it; null for emails about anything else. No
    // foreign key: an email may outlive its enquiry.
    enquiryIds: uuid().array(),
    // The thread message that this email carries. No foreign key: an email may outlive its enquiry.
    messageId: uuid(),
    // Message-ID for the In-Reply-To header.
    inReplyTo: text(),
    // The account that an email is about. No foreign key: deleting an account handles its emails explicitly.
    userId: uuid(),
    // The unsubscribe link, which starts with the enquiry's id; null for emails about an account.
    unsubscribe: text(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outbox_waiting').on(table.nextAt).where(sql`sent_at is null`),
    index('outbox_answers').on(table.messageId).where(sql`message_id is not null`),
    index('outbox_accounts').on(table.userId).where(sql`user_id is not null`),
    index('outbox_about').using('gin', table.enquiryIds),
  ],
)

/** When each job that runs in only one process last finished. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  doneAt: timestamp({ withTimezone: true }).notNull(),
})
