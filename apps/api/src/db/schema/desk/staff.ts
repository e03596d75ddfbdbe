import { STAFF_ROLES } from '@susegad/api-client/rules'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
