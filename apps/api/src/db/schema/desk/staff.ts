import type { OpeningHours } from '@susegad/api-client/opening-time'
import { NOTIFICATIONS, STAFF_ROLES } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

/** Invitations to the staff. The link works once; only the digest of its secret is stored. */
export const staffInvites = pgTable(
  'staff_invites',
  {
    id: uuid().primaryKey().defaultRandom(),
    digest: text().notNull().unique(),
    email: text().notNull(),
    // One open invitation per address; a new one replaces it.
    emailKey: text().notNull().unique(),
    staffRole: text({ enum: STAFF_ROLES }).notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index('staff_invites_by').on(table.invitedBy)],
)

/** Opening hours of the business. One row at most. */
export const openingHours = pgTable('opening_hours', {
  id: boolean().primaryKey().default(true),
  // Null once they are removed: the business answers day and night.
  hours: jsonb().$type<OpeningHours>(),
  changedAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
  // When a job last began to recompute the due times of open enquiries.
  appliedAt: timestamp({ withTimezone: true }),
})

/** What members of staff have set for themselves. No row: the defaults. */
export const staffSettings = pgTable('staff_settings', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  // Which emails about new enquiries and replies they get.
  notifications: text({ enum: NOTIFICATIONS }).notNull().default('each'),
  mentionEmails: boolean().notNull().default(true),
  // Below their answers by email.
  signature: text().notNull().default(''),
})
