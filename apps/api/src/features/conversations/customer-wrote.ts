import type { EnquiryStatus } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import type { Actor, Bearer } from '../../db/stores/audit-store.ts'
import { writeLetter } from '../../db/stores/outbox-store.ts'
import type { Config } from '../../settings/config.ts'
import { senderOf } from '../customers/customer-store.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { addMessage } from '../enquiries/messages/message-store.ts'
import { listNotified } from '../staff/settings/staff-settings-store.ts'

export type Notifying = Pick<Config, 'mailTo' | 'publicUrl' | 'business'>

const LONGEST_SUBJECT = 200

/** The enquiry's assignee, else everybody who is notified of new enquiries; each by their own settings. */
async function readersOf(tx: Queries, { assigned_to }: EnquiryRow, mailTo: Notifying['mailTo']) {
  const staff = await listNotified(tx)
  const assignee = staff.find(({ id }) => id === assigned_to)
  if (assignee) return ['each', 'mine'].includes(assignee.notifications) ? [assignee.email] : []
  return mailTo ?? staff.filter(({ notifications }) => notifications === 'each').map(({ email }) => email)
}

interface Notice {
  text: string
  by: Actor | Bearer | null
  did?: string
  /** Names of the files of the message. */
  files?: readonly string[]
}

/** Notifies staff by mail, and reopens a closed enquiry. */
export async function notifyStaff(
  tx: Queries,
  row: EnquiryRow,
  { text, by, did = 'wrote again', files = [] }: Notice,
  { mailTo, publicUrl }: Notifying,
): Promise<void> {
  // Keep a blocked customer's message in the thread, but notify nobody.
  if ((await senderOf(tx, row.id))?.mark === 'blocked') return
  if (row.status === 'resolved' || row.status === 'closed') await setStatus(tx, row, 'in_progress', by)
  const letter = {
    subject: `${row.name} ${did}: ${row.subject}`.slice(0, LONGEST_SUBJECT),
    body: [
      text,
      ...(files.length > 0 ? ['', `Files: ${files.join(', ')}`] : []),
      '',
      'Read and answer it at:',
      `${publicUrl}/dashboard?enquiry=${row.id}`,
    ].join('\n'),
    // Not an announcement of a new enquiry, so it doesn't count as one.
    enquiries: 0,
    enquiryIds: [row.id],
  }
  for (const recipient of await readersOf(tx, row, mailTo)) await writeLetter(tx, { ...letter, recipient })
}

/** Adds what a customer wrote or did on the site to the thread. */
export const addFromSite = (
  tx: Queries,
  enquiryId: string,
  by: Actor | Bearer,
  message: { body: string; draftKey?: string | undefined; correction?: true },
) => addMessage(tx, { ...message, enquiryId, authorId: by.id, direction: 'in', channel: 'site' })

/** Sets the status on behalf of a customer; the thread shows why. */
export const setStatus = (tx: Queries, row: EnquiryRow, status: EnquiryStatus, by: Actor | Bearer | null) =>
  changeEnquiries(tx, by, [row], { to: () => ({ status }), audit: 'none' })
