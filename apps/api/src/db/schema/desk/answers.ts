import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../account/users.ts'
import { enquiries } from './enquiries.ts'

/**
 * The first response to an enquiry: the first message to the customer, or the first logged call, chat or visit that
 * reached them. Written into its own table, so that an answer neither changes the enquiry's row nor waits for its lock.
 */
export const firstAnswers = pgTable(
  'first_answers',
  {
    enquiryId: uuid()
      .primaryKey()
      .references(() => enquiries.id, { onDelete: 'cascade' }),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
    // By when it was promised, if the business had opening hours; else 24 hours after the enquiry.
    dueAt: timestamp({ withTimezone: true }),
    // Null once the account is deleted.
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [index('first_answers_by').on(table.byId)],
)
