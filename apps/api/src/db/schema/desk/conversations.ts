import type { Quote } from '@susegad/api-client/contract'
import {
  ACCEPTED_VIA,
  CALL_OUTCOMES,
  CHAT_DELIVERIES,
  LANGUAGES,
  MESSAGE_CHANNELS,
} from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { enquiries } from './enquiries.ts'

/** Messages of a thread: answers, replies, calls and chats. */
export const messages = pgTable(
  'messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    // Increases across all threads; an answer names the last message that its author has read.
    place: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    direction: text({ enum: ['in', 'out'] }).notNull(),
    channel: text({ enum: MESSAGE_CHANNELS }).notNull(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    body: text().notNull(),
    // Quoted text of earlier emails.
    quoted: text(),
    // Sender of a message that is not from the address or number of the enquiry.
    sender: text(),
    // Whether our mail server authenticated the sender; the From header can be forged.
    senderProven: boolean(),
    outcome: text({ enum: CALL_OUTCOMES }),
    // Names of attachments that were not accepted.
    refusedFiles: jsonb().$type<string[]>(),
    // A correction of phone, email address or date, shown to staff in the thread.
    correction: boolean().notNull().default(false),
    // Idempotency key of the draft.
    draftKey: text(),
    // Message-ID of a received email.
    mailId: text(),
    // WhatsApp's id of a message from or to the customer.
    whatsappId: text(),
    // What WhatsApp last reported of a message to the customer, and why it failed.
    delivery: text({ enum: CHAT_DELIVERIES }),
    deliveryReason: text(),
    sentAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('messages_of').on(table.enquiryId, table.place),
    index('messages_from').on(sql`lower(sender)`).where(sql`sender is not null`),
    // Full-text search in our answers.
    index('messages_answers').using('gin', sql`to_tsvector('simple', body)`).where(sql`direction = 'out'`),
    index('messages_by').on(table.authorId).where(sql`author_id is not null`),
    uniqueIndex('messages_draft').on(table.enquiryId, table.draftKey).where(sql`draft_key is not null`),
    uniqueIndex('messages_whatsapp').on(table.whatsappId).where(sql`whatsapp_id is not null`),
    uniqueIndex('messages_mail').on(table.enquiryId, table.mailId).where(sql`mail_id is not null`),
  ],
)

/** Quotes in answers. Deleted with their message, so that erasing a thread erases them. */
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
    // The last day on which it can be accepted, in Asia/Kolkata.
    validUntil: date().notNull(),
    version: integer().notNull().default(1),
    // Version 1 of a later version. Not a foreign key: backups restore rows in the order of their ids.
    firstId: uuid(),
    // GST when it was sent, which the prices contain.
    tax: jsonb().$type<Quote['tax']>(),
    deposit: jsonb().$type<Quote['deposit']>(),
    // The day by which to pay the deposit, or the total.
    dueOn: date(),
    remindedAt: timestamp({ withTimezone: true }),
    // Withdrawn by staff, or replaced by a newer quote.
    ended: text({ enum: ['withdrawn', 'replaced'] }),
    acceptedAt: timestamp({ withTimezone: true }),
    // The thread message that records the acceptance.
    acceptedVia: text({ enum: ACCEPTED_VIA }),
    acceptedMessageId: uuid().references(() => messages.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('quotes_of').on(table.enquiryId),
    index('quotes_accepted').on(table.acceptedMessageId).where(sql`accepted_message_id is not null`),
  ],
)

/** Answer templates. A template without an owner is shared. */
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
