import type { AuditEntry } from '@susegad/api-client/contract'
import type { AuditAction } from '@susegad/api-client/rules'
import { enquiriesText } from '../../enquiries/enquiry-text.ts'
import type { Dates } from '../../signed-in/dates.ts'

export const actionTexts: Record<AuditAction, string> = {
  saw: 'Opened',
  noted: 'Added a note',
  changed: 'Changed',
  deleted: 'Deleted',
  restored: 'Restored',
  exported: 'Exported',
  erased: 'Erased',
  invited: 'Invited to the team',
  withdrew: 'Revoked an invitation or withdrew a quote',
  joined: 'Joined the team',
  suspended: 'Suspended',
  resumed: 'Reactivated',
  removed: 'Removed from the team',
  published: 'Published the site',
  answered: 'Answered',
  contacted: 'Called or chatted',
  accepted: 'Accepted a quote',
  entered: 'Entered by hand',
  merged: 'Merged two customers',
  separated: 'Separated two customers',
  added: 'Added or started something',
}

const actors = { staff: 'A former member of staff', customer: 'A customer', service: 'The service' }

/** Name of the actor, also for deleted accounts. */
export const actorText = ({ by, byRole }: Pick<AuditEntry, 'by' | 'byRole'>): string =>
  by?.name ?? actors[byRole]

const enquiries = (count: number | null) => enquiriesText(count ?? 0)

const fieldNames: Record<string, string> = {
  status: 'status',
  assignedTo: 'assignee',
  spam: 'spam mark',
  routedTo: 'view',
  snoozedUntil: 'snooze',
  priority: 'priority',
  labelled: 'labels',
  unlabelled: 'labels',
}
const fieldsOf = (detail: string | null) =>
  [...new Set((detail ?? 'something').split(', ').map((field) => fieldNames[field] ?? field))].join(' and ')

const enquiryActions: Record<string, string> = {
  saw: 'opened',
  noted: 'added a note to',
  contacted: 'called or chatted with the sender of',
  accepted: 'accepted the quote about',
  withdrew: 'withdrew the quote about',
  entered: 'entered by hand',
}

function ofEnquiry({ action, detail }: AuditEntry): string {
  if (action === 'changed') return `changed the ${fieldsOf(detail)} of`
  if (action === 'answered' && detail === 'quote') return 'sent a quote about'
  return enquiryActions[action] ?? action
}

/** The role in a detail such as `role: agent`, with its article. */
function roleIn(detail: string | null): string {
  const role = /^role: (\w+)$/.exec(detail ?? '')?.[1] ?? 'member'
  return `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`
}

const customerActions: Record<string, string> = {
  'mark: vip': 'marked a customer as VIP',
  'mark: blocked': 'blocked a customer',
  'mark: none': 'removed the mark of a customer',
  'apart: yes': 'marked two customers as different people',
  'apart: no': 'no longer marked two customers as different people',
}

const rulesActions: Record<string, string> = {
  'second factor: asked': 'required two-step verification from the team',
  'second factor: not asked': 'stopped requiring two-step verification from the team',
  'opening hours: set': 'set the opening hours',
  'opening hours: removed': 'removed the opening hours',
}

const webhookActions: Record<string, string> = {
  secret: 'created a new secret for a webhook',
  paused: 'paused a webhook',
  resumed: 'resumed a webhook',
}

const siteActions: Record<string, (member: string) => string> = {
  'edits site: yes': (member) => `let ${member} edit the site`,
  'edits site: no': (member) => `removed the right of ${member} to edit the site`,
}

/** Text of an absence. */
function awayText(entry: AuditEntry, dayText: DayText): string | undefined {
  const days = /^away: (.+)$/.exec(entry.detail ?? '')?.[1]
  if (days === undefined) return undefined
  if (days === 'no longer') return `noted that ${memberOf(entry)} is back at work`
  return `noted that ${memberOf(entry)} is away from ${days.split(' to ').map(dayText).join(' to ')}`
}

const changes = (count: number | null) => (count === 1 ? '1 change' : `${count ?? 0} changes`)

const memberOf = ({ member }: AuditEntry) => member ?? 'a former member'

type DayText = Dates['dayText']

const ofOthers: Record<string, (entry: AuditEntry, dayText: DayText) => string> = {
  'exported enquiries': ({ detail }) => `exported enquiries as ${(detail ?? 'a file').toUpperCase()}`,
  'erased enquiries': ({ count, detail }) =>
    detail === 'restore'
      ? `erased data again that a restored backup still had: ${enquiries(count)}`
      : `erased ${enquiries(count)} after the retention time`,
  'exported account': () => 'downloaded their own data',
  'erased account': ({ count }) => `erased their account and ${enquiries(count)}`,
  'saw person': ({ count }) => `looked up a person with ${enquiries(count)}`,
  'exported person': ({ count }) => `exported a person's data, ${enquiries(count)}`,
  'invited invite': ({ detail }) => `invited ${roleIn(detail)}`,
  'withdrew invite': () => 'revoked an invitation',
  'joined member': ({ detail }) => `joined as ${roleIn(detail)}`,
  'changed member': (entry, dayText) =>
    siteActions[entry.detail ?? '']?.(memberOf(entry)) ??
    awayText(entry, dayText) ??
    `made ${memberOf(entry)} ${roleIn(entry.detail)}`,
  'suspended member': (entry) => `suspended ${memberOf(entry)}`,
  'resumed member': (entry) => `reactivated ${memberOf(entry)}`,
  'removed member': (entry) => `removed ${memberOf(entry)} from the team`,
  'saw customer': ({ count }) => `opened a customer with ${enquiries(count)}`,
  'changed customer': ({ detail }) => customerActions[detail ?? ''] ?? 'changed the mark of a customer',
  'merged customer': () => 'merged two customers',
  'separated customer': () => 'separated two customers',
  'added release': ({ count, detail }) =>
    detail ? `scheduled ${changes(count)} of the site` : `began to publish ${changes(count)} of the site`,
  'published release': ({ count }) => `published ${changes(count)} of the site`,
  'restored release': ({ count }) => `restored an earlier version of the site, ${changes(count)}`,
  'changed release': () => 'confirmed changes of the site that were scheduled by somebody else',
  'withdrew release': () => 'cancelled scheduled changes of the site',
  'added content': ({ count, detail }) =>
    detail === 'import'
      ? `imported ${changes(count)} of the site from files`
      : 'created a preview link for the site',
  'exported content': () => 'downloaded the content of the site',
  'changed content': ({ detail }) =>
    detail?.endsWith(': draft dropped')
      ? `undid the changes in ${detail.replace(': draft dropped', '')}`
      : `changed ${detail ?? 'the site'}`,
  'added photo': () => 'uploaded a photo',
  'changed photo': () => 'cropped a photo',
  'deleted photo': () => 'deleted a photo',
  'added webhook': () => 'added a webhook',
  'changed webhook': ({ detail }) =>
    webhookActions[detail ?? ''] ?? `changed the ${fieldsOf(detail)} of a webhook`,
  'deleted webhook': () => 'deleted a webhook',
  'deleted letter': () => 'stopped trying to send an email',
  'changed rules': ({ detail }) => rulesActions[detail ?? ''] ?? 'changed the routing rules',
  'added template': () => 'added a shared template',
  'changed template': () => 'changed a shared template',
  'deleted template': () => 'deleted a shared template',
  'added label': () => 'added a label',
  'changed label': () => 'changed a label',
  'deleted label': () => 'deleted a label',
  'restored label': () => 'restored a label',
  'changed account': ({ detail }) =>
    `changed how they sign in: ${detail?.replace('second factor', 'two-step verification') ?? 'something'}`,
  'erased person': ({ count }) => `erased a person with ${enquiries(count)}`,
}

/** Text of the action, which follows the actor's name and precedes the name of an enquiry. */
export function actionText(entry: AuditEntry, dayText: DayText): string {
  if (entry.record === 'enquiry') return ofEnquiry(entry)
  return ofOthers[`${entry.action} ${entry.record}`]?.(entry, dayText) ?? `${entry.action} ${entry.record}`
}
