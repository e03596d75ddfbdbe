import { CONTEXT_KINDS, SCRIPTS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { savedViews } from './views.ts'

/** Where a new enquiry goes: by the first rule that it matches and that names a view or has somebody at work. */
export const routingRules = pgTable(
  'routing_rules',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: integer().notNull(),
    kind: text({ enum: CONTEXT_KINDS }),
    slug: text(),
    words: text().array().notNull().default(sql`'{}'`),
    script: text({ enum: SCRIPTS }),
    // How many enquiries this rule has assigned.
    turn: bigint({ mode: 'number' }).notNull().default(0),
    // In place of people. A view can't be deleted while a rule names it: its enquiries would go unseen.
    viewId: uuid().references(() => savedViews.id, { onDelete: 'restrict' }),
  },
  (table) => [index('routing_rules_view').on(table.viewId).where(sql`view_id is not null`)],
)

/** The people of a rule without a view take turns: next is whose last turn is the longest ago. */
export const routingPeople = pgTable(
  'routing_people',
  {
    ruleId: uuid()
      .notNull()
      .references(() => routingRules.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    lastTurn: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.ruleId, table.userId] }),
    index('routing_people_who').on(table.userId),
  ],
)

/** Days on which somebody on the staff is given nothing new. */
export const absences = pgTable('absences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstDay: date().notNull(),
  lastDay: date().notNull(),
})
