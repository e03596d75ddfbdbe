import { TIME_ZONE } from '@susegad/api-client/rules'
import type { Database } from '../db/database.ts'
import { writeLetter } from '../db/stores/outbox-store.ts'
import {
  type Answering,
  isEmailAddress,
  letterWords,
  replySubject,
} from '../features/conversations/answer-letter.ts'
import { lockEnquiry } from '../features/enquiries/changes/lock-enquiries.ts'
import { isUnsubscribed } from '../features/letters/unsubscribed-store.ts'
import { quoteState } from '../features/quotes/quote-state.ts'
import { lockQuote, markReminded, quotesToRemindOf } from '../features/quotes/quote-store.ts'

/** Nobody is written to at night, desk time. */
const HOURS = { from: 9, to: 20 }
const MOST_AT_ONCE = 200

const clock = new Intl.DateTimeFormat('en-GB', { timeZone: TIME_ZONE, hourCycle: 'h23', hour: '2-digit' })

function isTime(now: Date): boolean {
  const hour = Number(clock.format(now))
  return hour >= HOURS.from && hour < HOURS.to
}

/** Writes one email to each customer whose quote ends within these days, once for each version. */
export async function remindOfQuotes(
  db: Database,
  days: number,
  answering: Answering,
  now = new Date(),
): Promise<void> {
  if (days === 0 || !isTime(now)) return
  const failures: unknown[] = []
  for (const id of await quotesToRemindOf(db, { days, now, most: MOST_AT_ONCE }))
    await remindOf(db, id, answering).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, 'Some reminders of quotes could not be written')
}

/** In a transaction of its own, so that a failure doesn't affect the others; locked, so that processes don't repeat it. */
const remindOf = (
  db: Database,
  { id, enquiryId }: { id: string; enquiryId: string },
  answering: Answering,
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockEnquiry(tx, enquiryId)
    const quote = row && (await lockQuote(tx, id))
    if (!quote || quote.reminded_at !== null || quoteState(quote) !== 'open') return
    if (!isEmailAddress(row.email) || (await isUnsubscribed(tx, row.email))) return
    await markReminded(tx, id)
    const text = [
      `Hello ${row.name},`,
      'Our quote expires soon. If you have a question or would like something changed, reply to this email.',
    ].join('\n\n')
    await writeLetter(tx, {
      ...letterWords(row, { text, quote }, answering),
      recipient: row.email,
      replyTo: answering.addresses.of(row.id),
      subject: replySubject(row),
      secret: true,
      enquiryIds: [row.id],
      unsubscribe: answering.unsubscribe.of(row),
    })
  })
