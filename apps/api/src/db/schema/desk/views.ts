import type { View } from '@susegad/api-client/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

/** Saved filters of the desk's list. A view without an owner is shared. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    filter: jsonb().$type<View['filter']>().notNull(),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    // Kept for shared views, so that the author may change them.
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('saved_views_of').on(table.ownerId), index('saved_views_by').on(table.authorId)],
)

/** A person's order of saved views, including shared ones. Missing views come last. */
export const viewOrders = pgTable('view_orders', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  viewIds: uuid().array().notNull(),
})
