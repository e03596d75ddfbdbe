import { CHANGES, type EnquiryContext, type EnquiryPlan } from '@susegad/api-client/contract'
import {
  ENQUIRY_SOURCES,
  ENQUIRY_STATUSES,
  type EnquiryStatus,
  LANGUAGES,
  PRIORITIES,
  TURNS,
} from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { savedViews } from './views.ts'

export const enquiryStatus = pgEnum('enquiry_status', ENQUIRY_STATUSES)

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

// Rows in the inbox: neither deleted nor marked as spam.
const visible = sql`deleted_at is null and spam is null`

/** What undoing a merge restores. */
export interface BeforeMerge {
  status: EnquiryStatus
  /** The status of the other enquiry, if the merge has reopened it. */
  reopened: EnquiryStatus | null
  at: string
}

// Index columns are ascending and scanned backwards: a declared `desc` would put nulls where no query expects them.
export const enquiries = pgTable(
  'enquiries',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    dateOfPlan: date(),
    subject: text().notNull(),
    message: text().notNull(),
    status: enquiryStatus().notNull().default('pending'),
    assignedTo: uuid().references(() => users.id, { onDelete: 'set null' }),
    // The shared view chosen by a rule. Applies while the enquiry is open and unassigned: see `inView`.
    viewId: uuid().references(() => savedViews.id, { onDelete: 'set null' }),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    context: jsonb().$type<EnquiryContext>(),
    // The plan as the visitor sent it. Long, so lists don't read it.
    trip: jsonb().$type<EnquiryPlan['trip']>(),
    estimate: jsonb().$type<EnquiryPlan['estimate']>(),
    language: text({ enum: LANGUAGES }),
    spam: text(),
    source: text({ enum: ENQUIRY_SOURCES }).notNull().default('site'),
    // The member of staff who entered the enquiry.
    enteredBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
    // `clock_timestamp()`, not `now()`: a row older than its transaction is an import.
    createdAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    // Time of the newest message of the thread, or null.
    lastMessageAt: timestamp({ withTimezone: true }),
    // Who has to write next: us, after the customer's message or before the first answer.
    turn: text({ enum: TURNS }).notNull().default('us'),
    // Time of the customer's first unanswered message; null for the enquiry itself, and on the customer's turn.
    waitingSince: timestamp({ withTimezone: true }),
    priority: text({ enum: PRIORITIES }).notNull().default('normal'),
    // Ids in the order in which they were put on, those of deleted labels too.
    labels: uuid().array().notNull().default(sql`'{}'`),
    // Put off until this time; a past time is kept, and means that the enquiry is back, until it is answered or cleared.
    snoozedUntil: timestamp({ withTimezone: true }),
    snoozedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    // Whether open desks know that the snooze is over. Lists compare the time, so they don't depend on it.
    snoozeTold: boolean().notNull().default(false),
    // With opening hours: by when the answer is promised, and from when it counts as due. Null without them.
    dueAt: timestamp({ withTimezone: true }),
    dueSoonAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    deletedAt: timestamp({ withTimezone: true }),
    // The enquiry whose thread shows this one too. Rows stay where they are, so that undoing a merge is exact. Not a
    // foreign key: backups restore rows in the order of their ids.
    mergedInto: uuid(),
    beforeMerge: jsonb().$type<BeforeMerge>(),
    // The privacy notice shown beside the button, and when it was sent; null if the caller names none.
    consentVersion: text(),
    consentAt: timestamp({ withTimezone: true }),
    // The content is erased; the row stays, so that counts and history stay correct.
    erasedAt: timestamp({ withTimezone: true }),
    search: tsvector().generatedAlwaysAs(
      sql`to_tsvector('simple', name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '[^0-9]', '', 'g') || ' ' || subject || ' ' || message)`,
    ),
  },
  (table) => [
    index('enquiries_inbox').on(table.createdAt, table.id).where(visible),
    // For the list sorted by last message, where a new enquiry counts as a message.
    index('enquiries_by_last_message')
      .on(sql`coalesce(last_message_at, created_at)`, table.id)
      .where(visible),
    index('enquiries_by_status').on(table.status, table.createdAt, table.id).where(visible),
    index('enquiries_by_assignee')
      .on(table.assignedTo, table.createdAt, table.id)
      .where(sql`assigned_to is not null`),
    // Open enquiries by assignee, counted at each change.
    index('enquiries_open')
      .on(table.assignedTo, table.createdAt, table.id)
      .where(sql`deleted_at is null and spam is null and status in ('pending', 'in_progress')`),
    // Open enquiries by whose turn it is, and how long the customer has been waiting.
    index('enquiries_by_turn')
      .on(table.turn, sql`coalesce(waiting_since, created_at)`)
      .where(sql`deleted_at is null and spam is null and status in ('pending', 'in_progress')`),
    index('enquiries_labelled').using('gin', table.labels),
    index('enquiries_snoozed').on(table.snoozedUntil).where(sql`snoozed_until is not null`),
    index('enquiries_snoozed_by').on(table.snoozedBy).where(sql`snoozed_by is not null`),
    // Open enquiries that opening hours apply to, by when their answers are promised.
    index('enquiries_due')
      .on(table.dueAt)
      .where(
        sql`deleted_at is null and spam is null and status in ('pending', 'in_progress') and due_at is not null`,
      ),
    // Also used when a view is deleted, to find its enquiries without a full scan.
    index('enquiries_in_view')
      .on(table.viewId, table.assignedTo, table.createdAt, table.id)
      .where(sql`view_id is not null`),
    index('enquiries_by_customer')
      .on(table.userId, table.createdAt, table.id)
      .where(sql`user_id is not null`),
    // Also used when an account is deleted, to find its enquiries without a full scan.
    index('enquiries_entered_by').on(table.enteredBy).where(sql`entered_by is not null`),
    index('enquiries_set_aside')
      .on(table.createdAt, table.id)
      .where(sql`deleted_at is null and spam is not null`),
    index('enquiries_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    // Customers by email address or, without one, by phone; and everybody with the same phone.
    index('enquiries_by_contact')
      .on(sql`contact_key(email, phone) text_pattern_ops`, table.createdAt, table.id)
      .where(sql`deleted_at is null and erased_at is null`),
    // Data requests also search deleted enquiries.
    index('enquiries_by_email').on(sql`lower(normalize(btrim(email), NFKC))`).where(sql`erased_at is null`),
    index('enquiries_by_phone')
      .on(sql`contact_phone(phone) text_pattern_ops`)
      .where(sql`deleted_at is null and erased_at is null`),
    // For searching by the last digits of a phone, or by email domain.
    index('enquiries_by_phone_end')
      .on(sql`reverse(contact_phone(phone)) text_pattern_ops`)
      .where(sql`deleted_at is null and erased_at is null`),
    index('enquiries_by_domain')
      .on(sql`lower(normalize(split_part(btrim(email), '@', -1), NFKC)) text_pattern_ops`)
      .where(sql`deleted_at is null and erased_at is null`),
    index('enquiries_merged').on(table.mergedInto).where(sql`merged_into is not null`),
    index('enquiries_search').using('gin', table.search),
  ],
)

export const enquiryNotes = pgTable(
  'enquiry_notes',
  {
    id: uuid().primaryKey().defaultRandom(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('enquiry_notes_of').on(table.enquiryId, table.createdAt),
    index('enquiry_notes_by').on(table.authorId).where(sql`author_id is not null`),
  ],
)

/** The members of staff whom a note mentions. Its text holds their ids, so that a new name shows everywhere. */
export const noteMentions = pgTable(
  'note_mentions',
  {
    noteId: uuid()
      .notNull()
      .references(() => enquiryNotes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // When they opened the enquiry.
    seenAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.noteId, table.userId] }),
    index('note_mentions_of').on(table.userId),
  ],
)

/** How far each member of staff has read an enquiry. No row: never opened. */
export const enquiryReads = pgTable(
  'enquiry_reads',
  {
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    // Place of the last message read; 0 for the enquiry itself.
    place: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.enquiryId, table.userId] }),
    index('enquiry_reads_by').on(table.userId),
  ],
)

export const enquiryChange = pgEnum('enquiry_change', CHANGES)

export const enquiryChanges = pgTable(
  'enquiry_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    enquiryId: uuid()
      .notNull()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    change: enquiryChange().notNull(),
    fromValue: text(),
    toValue: text(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('enquiry_changes_of').on(table.enquiryId, table.id),
    index('enquiry_changes_by').on(table.byId).where(sql`by_id is not null`),
  ],
)

export const enquiryDays = pgTable(
  'enquiry_days',
  {
    day: date().notNull(),
    status: enquiryStatus().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.status] })],
)

export const enquiryTotals = pgTable('enquiry_totals', {
  status: enquiryStatus().primaryKey(),
  count: bigint({ mode: 'number' }).notNull(),
})

/** Enquiries that are not in the day counters yet; a trigger adds each when it is stored. */
export const newEnquiries = pgTable('new_enquiries', {
  enquiryId: uuid().primaryKey(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  status: enquiryStatus().notNull(),
  /** Neither deleted nor marked as spam. */
  shown: boolean().notNull(),
  /** Whether its notification email has been written. */
  announced: boolean().notNull(),
})

export const submissionKeys = pgTable(
  'submission_keys',
  {
    key: text().primaryKey(),
    fingerprint: text().notNull(),
    enquiryId: uuid().notNull(),
    enquiryCreatedAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('submission_keys_age').on(table.createdAt)],
)
