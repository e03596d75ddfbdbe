import { TIME_ZONE } from '@susegad/api-client/rules'
import { dateFormat } from '../dates/date-format.ts'
import type { Database, Queries } from '../db/database.ts'
import { enquiriesToldThisHour, writeLetter } from '../db/stores/outbox-store.ts'
import { isEmailAddress } from '../features/conversations/answer-letter.ts'
import type { EnquiryRow } from '../features/enquiries/enquiry-rows.ts'
import { takeUnannounced } from '../features/enquiries/enquiry-store.ts'
import { planIn } from '../features/enquiries/sent-plan.ts'
import { visitorFields } from '../features/enquiries/visitor-fields.ts'
import { titled } from '../features/letters/letter-words.ts'
import { listNotified } from '../features/staff/settings/staff-settings-store.ts'
import type { Config } from '../settings/config.ts'
import { type Acknowledging, acknowledgeEnquiries } from './acknowledge-enquiries.ts'
import { planLines } from './plan-lines.ts'

/** Enquiries per hour with an email each, regardless of the number of recipients; beyond that, one email lists them. */
const SINGLE_LETTERS_AN_HOUR = 20
const MOST_AT_ONCE = 500
const LONGEST_SUBJECT = 200

const moment = { timeZone: TIME_ZONE, dateStyle: 'medium', timeStyle: 'short' } as const

/** The message comes last, separated from the other fields. */
const lines = visitorFields.filter(({ field }) => field !== 'message')

type Sender = Pick<Config, 'publicUrl' | 'business'>

function planText(row: EnquiryRow, { business }: Sender): string[] {
  const plan = planIn(row)
  const told = plan ? planLines(plan, business, 'staff') : []
  return told.length > 0 ? ['', 'What they planned:', ...told] : []
}

const describe = (row: EnquiryRow, sender: Sender): string =>
  [
    ...lines.map(({ label, column }) => `${label}: ${row[column] ?? 'N/A'}`),
    ...(row.context ? [`Sent from: ${titled(row.context.slug ?? row.context.kind)}`] : []),
    `Sent: ${dateFormat(sender.business.locale, moment).format(new Date(row.created_at))}`,
    '',
    row.message,
    ...planText(row, sender),
    '',
    `${sender.publicUrl}/dashboard?enquiry=${row.id}`,
  ].join('\n')

/** Reply-To: the visitor, or nobody for several, who must not get each other's addresses. */
function replyToOf(rows: EnquiryRow[]): string | null {
  const [address, ...others] = new Set(rows.map(({ email }) => email))
  return address !== undefined && others.length === 0 && isEmailAddress(address) ? address : null
}

interface Readers {
  to: string[]
  of: EnquiryRow[]
}

/** Who gets an email about which of these enquiries: those who want each, and those who want only their own. */
async function readersOf(tx: Queries, rows: EnquiryRow[], mailTo: Config['mailTo']): Promise<Readers[]> {
  if (mailTo) return [{ to: mailTo, of: rows }]
  const staff = await listNotified(tx)
  const each = staff.filter(({ notifications }) => notifications === 'each')
  const mine = staff.filter(({ notifications }) => notifications === 'mine')
  return [
    { to: each.map(({ email }) => email), of: rows },
    ...mine.map(({ id, email }) => ({ to: [email], of: rows.filter((row) => row.assigned_to === id) })),
  ]
}

async function writeLetters(
  tx: Queries,
  rows: EnquiryRow[],
  to: string[],
  single: boolean,
  sender: Sender,
): Promise<void> {
  const many = rows.length === 1 ? '1 new enquiry' : `${rows.length} new enquiries`
  for (const group of single ? rows.map((row) => [row]) : [rows]) {
    const subject = single ? `New enquiry from ${group[0]?.name}: ${group[0]?.subject}` : many
    const letter = {
      replyTo: replyToOf(group),
      subject: subject.slice(0, LONGEST_SUBJECT),
      body: group.map((row) => describe(row, sender)).join('\n\n---\n\n'),
      enquiries: group.length,
      enquiryIds: group.map(({ id }) => id),
    }
    // One statement each: a combined one would be prepared again for every number of rows.
    for (const recipient of to) await writeLetter(tx, { ...letter, recipient })
  }
}

/** Writes emails about new enquiries to staff, then acknowledgements to the senders; each exactly once. */
export async function announceEnquiries(
  db: Database,
  config: Pick<Config, 'mailTo' | keyof Sender>,
  acknowledging?: Acknowledging,
): Promise<void> {
  const announced = await db.transaction(async (tx) => {
    const rows = await takeUnannounced(tx, MOST_AT_ONCE)
    const single = (await enquiriesToldThisHour(tx)) + rows.length <= SINGLE_LETTERS_AN_HOUR
    for (const { to, of } of rows.length > 0 ? await readersOf(tx, rows, config.mailTo) : [])
      if (of.length > 0 && to.length > 0) await writeLetters(tx, of, to, single, config)
    return rows
  })
  // Separately, so that a failed acknowledgement doesn't hold back the emails to staff.
  if (acknowledging) await acknowledgeEnquiries(db, announced, acknowledging)
}
