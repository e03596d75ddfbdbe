import { TIME_ZONE } from '@susegad/api-client/rules'
import { dateFormat } from '../dates/date-format.ts'
import type { Database, Queries } from '../db/database.ts'
import { takeAllowance } from '../db/stores/limits-store.ts'
import { writeLetter } from '../db/stores/outbox-store.ts'
import { isEmailAddress } from '../features/conversations/answer-letter.ts'
import type { ReplyAddresses } from '../features/conversations/reply-address.ts'
import type { EnquiryRow } from '../features/enquiries/enquiry-rows.ts'
import { planIn } from '../features/enquiries/sent-plan.ts'
import { type UnsubscribeLinks, unsubscribeLines } from '../features/letters/unsubscribe-link.ts'
import { isUnsubscribed } from '../features/letters/unsubscribed-store.ts'
import { identityDigest } from '../features/users/identity.ts'
import type { Config } from '../settings/config.ts'
import { planLines } from './plan-lines.ts'

export interface Acknowledging extends Pick<Config, 'publicUrl' | 'business' | 'acknowledgements'> {
  addresses: ReplyAddresses
  unsubscribe: UnsubscribeLinks
}

/** Visitors can type somebody else's address: at most three emails at once, then one every eight hours. */
const PER_ADDRESS = { burst: 3, seconds: 8 * 3600 }
/** For all addresses together: a flood of emails would put the business on blocklists. */
const IN_ALL = { burst: 120, seconds: 30 }

/** Reserved domains (RFC 2606, RFC 6761) have no mailboxes: an email to one only bounces. */
const hasNoMailboxes = (email: string): boolean =>
  /[@.](example|test|invalid|localhost|local|example\.(com|net|org))$/i.test(email.trim())

const moment = { timeZone: TIME_ZONE, dateStyle: 'long', timeStyle: 'short' } as const

/** The acknowledgement email. It quotes no words of the visitor, so that spammers can't send their text to any address. */
function acknowledgement(row: EnquiryRow, { business, publicUrl, addresses, unsubscribe }: Acknowledging) {
  const link = unsubscribe.of(row)
  const replyTo = addresses.of(row.id)
  const at = (time: string) => dateFormat(business.locale, moment).format(new Date(time))
  // With opening hours, the promised time may end on a closed day.
  const promise = row.due_at === null ? business.replyPromise : `by ${at(row.due_at)}`
  const where =
    row.user_id === null ? [] : ['', `Follow your enquiry or write to us at: ${publicUrl}/dashboard`]
  const plan = planIn(row)
  const planned = plan ? planLines(plan, business, 'visitor') : []
  return {
    recipient: row.email,
    replyTo,
    subject: 'We have received your enquiry',
    body: [
      'Thank you for writing to us.',
      '',
      `We received your enquiry on ${at(row.created_at)}. One of us will reply ${promise}.`,
      ...(planned.length > 0 ? ['', 'What you planned:', ...planned] : []),
      ...where,
      '',
      'Anything to add? Reply to this email.',
      '',
      '-- ',
      business.name,
      `${publicUrl}/contact`,
      '',
      'If you didn’t write to us, somebody entered your address by mistake. You don’t need to do anything.',
      ...unsubscribeLines(unsubscribe.pageOf(link)),
    ].join('\n'),
    unsubscribe: link,
    enquiryIds: [row.id],
  }
}

const isWithinLimits = async (tx: Queries, email: string): Promise<boolean> =>
  (await takeAllowance(tx, PER_ADDRESS, `acknowledged ${identityDigest(email)}`, 1)) === 0 &&
  (await takeAllowance(tx, IN_ALL, 'acknowledged', 1)) === 0

/**
 * Writes an acknowledgement for each enquiry from the site's form, unless disabled. Each has
 * its own transaction, so that a failure doesn't affect the others.
 */
export async function acknowledgeEnquiries(
  db: Database,
  rows: readonly EnquiryRow[],
  acknowledging: Acknowledging,
): Promise<void> {
  if (!acknowledging.acknowledgements) return
  const failures: unknown[] = []
  for (const row of rows) {
    if (row.source !== 'site' || !isEmailAddress(row.email) || hasNoMailboxes(row.email)) continue
    await db
      .transaction(async (tx) => {
        if ((await isUnsubscribed(tx, row.email)) || !(await isWithinLimits(tx, row.email))) return
        await writeLetter(tx, acknowledgement(row, acknowledging))
      })
      .catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some acknowledgements could not be written')
}
