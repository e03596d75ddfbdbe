import type { View } from '@susegad/api-client/contract'
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'

/** Filters of the desk's list that somebody named. Without an owner a view is everybody's. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    filter: jsonb().$type<View['filter']>().notNull(),
    ownerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    // Stays of a shared view, so that its author may change it.
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('saved_views_of').on(table.ownerId), index('saved_views_by').on(table.authorId)],
)

/** In which order somebody reads saved views, shared ones too. One that is not in it comes last. */
export const viewOrders = pgTable('view_orders', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  viewIds: uuid().array().notNull(),
})
