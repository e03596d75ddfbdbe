import { WEBHOOK_EVENTS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Webhook endpoints. */
export const webhookEndpoints = pgTable('webhook_endpoints', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  url: text().notNull(),
  events: text({ enum: WEBHOOK_EVENTS }).array().notNull(),
  // In plain text, because each delivery is signed with it.
  secret: text().notNull(),
  formerSecret: text(),
  formerUntil: timestamp({ withTimezone: true }),
  pausedAt: timestamp({ withTimezone: true }),
  // When it answered 410 Gone, which stops deliveries.
  goneAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

const waiting = sql`delivered_at is null and given_up_at is null`

/** The webhook outbox. Only the enquiry's id is stored; the payload is read at delivery. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey().defaultRandom(),
    // No foreign key: its check would make every submission lock the endpoint's row.
    endpointId: uuid().notNull(),
    event: text({ enum: [...WEBHOOK_EVENTS, 'test'] }).notNull(),
    enquiryId: uuid(),
    occurredAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    attempts: integer().notNull().default(0),
    nextAt: timestamp({ withTimezone: true }).notNull().default(sql`clock_timestamp()`),
    lastAt: timestamp({ withTimezone: true }),
    lastStatus: integer(),
    lastFault: text(),
    deliveredAt: timestamp({ withTimezone: true }),
    givenUpAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index('webhook_deliveries_waiting').on(table.endpointId, table.nextAt).where(waiting),
    index('webhook_deliveries_of').on(table.endpointId, table.occurredAt, table.id),
    // Housekeeping deletes old deliveries of all endpoints.
    index('webhook_deliveries_age').on(table.occurredAt),
  ],
)
