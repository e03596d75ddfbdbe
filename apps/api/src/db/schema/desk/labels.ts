import { LABEL_COLORS } from '@susegad/api-client/rules'
import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

/** Labels that staff put on enquiries. A deleted one stays on them, unseen, so that restoring it is one change. */
export const labels = pgTable(
  'labels',
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    color: text({ enum: LABEL_COLORS }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp({ withTimezone: true }),
  },
  () => [uniqueIndex('labels_name').on(sql`lower(normalize(name, NFKC))`).where(sql`deleted_at is null`)],
)
