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

/** When a rate-limit bucket is empty again, and its owner's last enquiry, to detect a double click. */
export const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  freeAt: timestamp({ withTimezone: true }).notNull(),
  lastDigest: text(),
  lastEnquiryId: uuid(),
  lastAt: timestamp({ withTimezone: true }),
})

/** Addresses a person has signed in from: failed attempts from elsewhere do not lock them out. */
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

/** Browsers a person has signed in with, by the digest of their cookie: not locked out, whatever the network. */
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
    recipient: text().notNull(),
    replyTo: text(),
    subject: text().notNull(),
    body: text().notNull(),
    // The same as a page, for emails that have a table.
    html: text(),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp({ withTimezone: true }),
    // The body holds a secret: it is cleared once the email is sent.
    secret: boolean(),
    // How many new enquiries the email tells of; null for an email about anything else.
    enquiries: integer(),
    // Why the mail server did not take it last.
    refusal: text({ enum: LETTER_REFUSALS }),
    // When staff decided that it need not be sent any more.
    givenUpAt: timestamp({ withTimezone: true }),
    // The enquiries that the email is about, so that erasing one finds it; null for emails about anything else. No
    // foreign key: an email may outlive its enquiry.
    enquiryIds: uuid().array(),
    // The answer of a thread that this email carries. No foreign key: an email may outlive its enquiry.
    messageId: uuid(),
    // The Message-ID of the mail that it answers.
    inReplyTo: text(),
    // The account that an email is about. No foreign key: whoever deletes an account decides about its emails.
    userId: uuid(),
    // The unsubscribe link, which begins with the enquiry's id; null for emails about an account.
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

/** When a job that only one of all processes does was last finished. */
export const jobRuns = pgTable('job_runs', {
  job: text().primaryKey(),
  doneAt: timestamp({ withTimezone: true }).notNull(),
})
