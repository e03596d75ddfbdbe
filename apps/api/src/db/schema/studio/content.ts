import { CONTENT_KINDS, RELEASE_STATES } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

const kind = () => text({ enum: CONTENT_KINDS }).notNull()
const slug = () => text().notNull()
// JSON stored as text, because jsonb loses the order of the fields.
const data = () => text()
const time = () => timestamp({ withTimezone: true })

/** Releases of the site: scheduled, published or failed. */
export const contentReleases = pgTable(
  'content_releases',
  {
    id: uuid().primaryKey().defaultRandom(),
    // Numbered in the order of publishing; null until published.
    number: integer().unique(),
    state: text({ enum: RELEASE_STATES }).notNull(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    note: text().notNull().default(''),
    createdAt: time().notNull().default(sql`clock_timestamp()`),
    publishAt: time(),
    until: time(),
    // Since when it has been due but on hold until somebody confirms it.
    heldAt: time(),
    publishedAt: time(),
    reason: text(),
    restores: integer(),
    // The scheduled release that this one reverts when its period ends.
    ends: uuid(),
    // The process that renders it; another process takes over when its heartbeat stops.
    worker: text(),
    leaseUntil: time(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    uniqueIndex('content_releases_one_at_a_time').on(table.state).where(sql`state = 'publishing'`),
    index('content_releases_planned').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('content_releases_by').on(table.byId).where(sql`by_id is not null`),
  ],
)

/** The records that a release changes: the whole record, or null if it deletes one. */
export const contentRecords = pgTable(
  'content_records',
  {
    releaseId: uuid()
      .notNull()
      .references(() => contentReleases.id, { onDelete: 'cascade' }),
    kind: kind(),
    slug: slug(),
    data: data(),
    // The release that the edit started from; null for a new record.
    base: uuid(),
    // The draft that is deleted once the release is published.
    revision: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.releaseId, table.kind, table.slug] }),
    index('content_records_of').on(table.kind, table.slug),
  ],
)

/** Unpublished edits: one draft per record, shared by all editors. */
export const contentDrafts = pgTable(
  'content_drafts',
  {
    kind: kind(),
    slug: slug(),
    data: data(),
    base: uuid(),
    revision: bigint({ mode: 'number' }).notNull(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('content_drafts_by').on(table.byId).where(sql`by_id is not null`),
  ],
)

/** Every saved revision of a draft: the base for merging another editor's save. */
export const contentRevisions = pgTable(
  'content_revisions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: kind(),
    slug: slug(),
    data: data(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    at: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    index('content_revisions_of').on(table.kind, table.slug, table.id),
    index('content_revisions_by').on(table.byId).where(sql`by_id is not null`),
  ],
)

/** Who has a record open. */
export const contentVisits = pgTable(
  'content_visits',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: kind(),
    slug: slug(),
    at: time().notNull().default(sql`clock_timestamp()`),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug, table.userId] }),
    index('content_visits_by').on(table.userId),
  ],
)
