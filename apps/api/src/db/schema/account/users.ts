import { ROLES } from '@susegad/api-client/contract'
import { STAFF_ROLES } from '@susegad/api-client/rules'
import { boolean, date, integer, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const userRole = pgEnum('user_role', ROLES)

export const users = pgTable('users', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  username: text().notNull(),
  // Normalised and lower-cased: equal keys are the same username or email address.
  usernameKey: text().notNull().unique(),
  // Equal for usernames that look the same in different alphabets: `lookalikeKey`.
  usernameLookalike: text().notNull().unique(),
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  // When a mailed link proved that the mailbox is theirs; null again when the address changes.
  emailVerifiedAt: timestamp({ withTimezone: true }),
  phone: text().notNull(),
  passwordHash: text().notNull(),
  role: userRole().notNull().default('customer'),
  // Null of customers; of staff too, if somebody wrote the role by hand, which then counts as an agent.
  staffRole: text({ enum: STAFF_ROLES }),
  // Only for staff who are not owners: owners may always edit the site.
  siteEditor: boolean().notNull().default(false),
  dateOfBirth: date(),
  street: text().notNull().default(''),
  city: text().notNull().default(''),
  state: text().notNull().default(''),
  zipCode: text().notNull().default(''),
  country: text().notNull().default(''),
  // Tokens carry this version; incrementing it revokes them all.
  tokenVersion: integer().notNull().default(0),
  disabledAt: timestamp({ withTimezone: true }),
  // Which privacy notice stood beside the button of the registration, and when.
  consentVersion: text(),
  consentAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
