import type { AttachmentType } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { messages } from './conversations.ts'
import { enquiries } from './enquiries.ts'

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Files of messages, from the first byte on; without a message until that is sent. */
export const attachments = pgTable(
  'attachments',
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    messageId: uuid().references(() => messages.id, { onDelete: 'cascade' }),
    // Position in the message.
    place: smallint().notNull().default(0),
    name: text().notNull(),
    // Detected from the first bytes.
    type: text().$type<AttachmentType>(),
    size: integer().notNull(),
    received: integer().notNull().default(0),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('attachments_of').on(table.enquiryId),
    index('attachments_message').on(table.messageId).where(sql`message_id is not null`),
    index('attachments_unsent').on(table.at).where(sql`message_id is null`),
    index('attachments_by').on(table.byId).where(sql`by_id is not null`),
  ],
)

/** A file's bytes in chunks, or the name of its object in the photo storage. */
export const attachmentParts = pgTable(
  'attachment_parts',
  {
    attachmentId: uuid()
      .notNull()
      .references(() => attachments.id, { onDelete: 'cascade' }),
    place: integer().notNull(),
    bytes: bytea(),
    object: text(),
  },
  (table) => [
    check('attachment_parts_somewhere', sql`(bytes is null) <> (object is null)`),
    primaryKey({ columns: [table.attachmentId, table.place] }),
    index('attachment_parts_object').on(table.object).where(sql`object is not null`),
  ],
)
