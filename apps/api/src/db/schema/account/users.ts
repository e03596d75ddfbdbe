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
  // Equal for usernames that look alike (`lookalikeKey`).
  usernameLookalike: text().notNull().unique(),
  email: text().notNull(),
  emailKey: text().notNull().unique(),
  // When the address was confirmed by a link; reset to null when the address changes.
  emailVerifiedAt: timestamp({ withTimezone: true }),
  phone: text().notNull(),
  passwordHash: text().notNull(),
  role: userRole().notNull().default('customer'),
  // Null for customers. Staff with null, whose role was set by hand in the database, count as agents.
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
  // The privacy notice shown at registration, and when.
  consentVersion: text(),
  consentAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
