import type { Quote } from '@susegad/api-client/contract'
import { CALL_OUTCOMES, LANGUAGES, MESSAGE_CHANNELS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { enquiries } from './enquiries.ts'

/** What was said after the enquiry itself: answers, what the customer wrote back, calls and chats. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    // Grows with each message of all threads: who answers says up to which one they have read.
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    // What a mail repeated of the emails before it.
    quoted: text(),
    // Who sent a mail, if it was not the address of the enquiry.
    sender: text(),
    // Whether our mail server vouches for the sender; anybody can write a From.
    senderProven: boolean(),
    outcome: text({ enum: CALL_OUTCOMES }),
    // Names of files that came with a mail and were not taken.
    refusedFiles: jsonb().$type<string[]>(),
    // The writer changed phone, address or date: staff read it in the thread.
    correction: boolean().notNull().default(false),
    // Of one draft: however often it is sent, it is one message.
    draftKey: text(),
    // The Message-ID of a mail that came in.
    mailId: text(),
    sentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('messages_of').on(table.enquiryId, table.place),
    index('messages_from').on(sql`lower(sender)`).where(sql`sender is not null`),
    // Words of our answers find an enquiry.
    index('messages_answers').using('gin', sql`to_tsvector('simple', body)`).where(sql`direction = 'out'`),
    index('messages_by').on(table.authorId).where(sql`author_id is not null`),
    uniqueIndex('messages_draft').on(table.enquiryId, table.draftKey).where(sql`draft_key is not null`),
    uniqueIndex('messages_mail').on(table.enquiryId, table.mailId).where(sql`mail_id is not null`),
  ],
)

/** What an answer offers. It goes with its message, so that erasing a thread erases it. */
export const quotes = pgTable(
  'quotes',
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    messageId: uuid()
      .notNull()
      .unique('quotes_message')
      .references(() => messages.id, { onDelete: 'cascade' }),
    lines: jsonb().$type<Quote['lines']>().notNull(),
    discount: jsonb().$type<Quote['discount']>(),
    // The last day on which it can be accepted, in the zone of the service.
    validUntil: date().notNull(),
    // Taken back by staff, or by a newer quote.
    ended: text({ enum: ['withdrawn', 'replaced'] }),
    acceptedAt: timestamp({ withTimezone: true }),
    // The thread message that records the acceptance.
    acceptedMessageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('quotes_of').on(table.enquiryId),
    index('quotes_accepted').on(table.acceptedMessageId).where(sql`accepted_message_id is not null`),
  ],
)

/** Beginnings of answers. Without an owner a template is everybody's. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    body: text().notNull(),
    // Null: for any language.
    language: text({ enum: LANGUAGES }),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('reply_templates_of').on(table.ownerId)],
)
