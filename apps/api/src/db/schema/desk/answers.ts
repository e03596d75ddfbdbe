import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { enquiries } from './enquiries.ts'

/**
 * When staff first answered an enquiry: their first message to the customer, or the first call or chat they logged. A
 * trigger writes it, beside the enquiry and not in it, so that an answer neither changes the row nor waits for it.
 */
export const firstAnswers = pgTable(
  'first_answers',
  {
    enquiryId: uuid()
      .primaryKey()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    // Null once the account is deleted.
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('first_answers_by').on(table.byId)],
)
