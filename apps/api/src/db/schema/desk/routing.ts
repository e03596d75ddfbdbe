import { CONTEXT_KINDS, PRIORITIES, SCRIPTS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { bigint, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { savedViews } from './views.ts'

/** Routing rules. A new enquiry follows the first matching rule that names a view or has somebody available. */
export const routingRules = pgTable(
  'routing_rules',
  {
    id: uuid().primaryKey().defaultRandom(),
    position: integer().notNull(),
    kind: text({ enum: CONTEXT_KINDS }),
    slug: text(),
    words: text().array().notNull().default(sql`'{}'`),
    script: text({ enum: SCRIPTS }),
    // Number of enquiries that this rule has assigned.
    turn: bigint({ mode: 'number' }).notNull().default(0),
    // Instead of people. A view can't be deleted while a rule names it, or nobody would see its enquiries.
    viewId: uuid().references(() => savedViews.id, { onDelete: 'restrict' }),
    priority: text({ enum: PRIORITIES }).notNull().default('normal'),
    // Deleted labels are left out when the rule applies.
    labels: uuid().array().notNull().default(sql`'{}'`),
  },
  (table) => [index('routing_rules_view').on(table.viewId).where(sql`view_id is not null`)],
)

/** The people of a rule, who take turns: the one whose last turn is longest ago is next. */
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

/** Absences of staff: days without new enquiries. */
export const absences = pgTable('absences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  firstDay: date().notNull(),
  lastDay: date().notNull(),
})
