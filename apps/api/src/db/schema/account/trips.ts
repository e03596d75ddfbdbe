import type { KeptTripInput } from '@susegad/api-client/contract'
import { integer, jsonb, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The trip that each person keeps in their account. */
export const trips = pgTable('trips', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  trip: jsonb().$type<KeptTripInput['trip']>().notNull(),
  version: integer().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
