import type {
  Enquiry,
  EnquiryContext,
  EnquiryPlan,
  Label,
  OwnEnquiry,
  StaffEnquiry,
} from '@susegad/api-client/contract'
import {
  type CallOutcome,
  type CustomerMark,
  type EnquirySource,
  type EnquiryStatus,
  firstWords,
  type MessageChannel,
  PROMISED_HOURS,
  type Priority,
  type Turn,
} from '@susegad/api-client/rules'
import { iso } from '../../dates/iso.ts'
import type { BeforeMerge } from '../../db/schema/desk/enquiries.ts'
import { type VisitorColumns, visitorFields, visitorValues } from './visitor-fields.ts'

export interface EnquiryRow extends VisitorColumns {
  id: string
  status: EnquiryStatus
  assigned_to: string | null
  assignee_name: string | null
  user_id: string | null
  context: EnquiryContext | null
  spam: string | null
  source: EnquirySource
  entered_by: string | null
  version: number
  created_at: string
  last_message_at: string | null
  turn: Turn
  waiting_since: string | null
  snoozed_until: string | null
  snoozed_by: string | null
  priority: Priority
  labels: Label[]
  /** Those of deleted labels too. */
  label_ids: string[]
  due_at: string | null
  updated_at: string
  deleted_at: string | null
  erased_at: string | null
  merged_into: string | null
  before_merge: BeforeMerge | null
  /** Of locked rows: whether the enquiry into which it was merged is still there. */
  is_merged?: boolean
  /** `planColumns`; of single enquiries only. */
  trip?: EnquiryPlan['trip']
  estimate?: EnquiryPlan['estimate']
  language?: EnquiryPlan['language']
  /** In lists only. */
  mark?: CustomerMark | null
  last_direction?: 'in' | 'out' | null
  last_at?: string | null
  last_by?: string | null
  last_channel?: MessageChannel | null
  last_outcome?: CallOutcome | null
  last_text?: string | null
  unread?: boolean | null
}

/** SQL of the labels with the ids of this array, without deleted ones. Most enquiries have none. */
const labelsIn = (ids: string) => `case when ${ids} = '{}' then '[]'::jsonb else (
    select coalesce(jsonb_agg(jsonb_build_object('_id', g.id, 'name', g.name, 'color', g.color) order by lower(g.name), g.id), '[]')
    from labels g where g.id = any(${ids}) and g.deleted_at is null
  ) end`

/** Columns of a row of table `e`. No casts: an alias with a column's name would keep the index from being used. */
export const rowColumns = `e.id, ${visitorFields.map(({ column }) => `e.${column}`).join(', ')}, e.status,
  e.assigned_to, e.user_id, e.context, e.spam, e.source, e.entered_by, e.version, e.created_at, e.last_message_at,
  e.turn, e.waiting_since, e.due_at, e.snoozed_until, e.snoozed_by, e.priority, ${labelsIn('e.labels')} as labels,
  to_jsonb(e.labels) as label_ids, e.updated_at, e.deleted_at, e.erased_at, e.merged_into, e.before_merge`

export const toEnquiry = (row: EnquiryRow): Enquiry => ({
  _id: row.id,
  ...visitorValues(row),
  createdAt: iso(row.created_at),
  status: row.status,
  context: row.context,
})

/** A row of the customer's own list. */
export interface OwnEnquiryRow extends EnquiryRow {
  has_plan: boolean
  messages: number
  last_answer_at: string | null
}

export const toOwnEnquiry = (row: OwnEnquiryRow): OwnEnquiry => ({
  ...toEnquiry(row),
  messages: row.messages,
  hasPlan: row.has_plan,
  lastAnswerAt: row.last_answer_at === null ? null : iso(row.last_answer_at),
})

function lastMessageOf(row: EnquiryRow): StaffEnquiry['lastMessage'] {
  const { last_direction: direction, last_at: at, last_channel: channel } = row
  if (!direction || !at || !channel) return null
  const text = firstWords(row.last_text ?? '')
  return { direction, at: iso(at), by: row.last_by ?? null, channel, outcome: row.last_outcome ?? null, text }
}

const isOpen = ({ status }: EnquiryRow): boolean => status === 'pending' || status === 'in_progress'

/** Start and end of the promised time for an answer. */
function promiseOf(row: EnquiryRow) {
  const { turn, waiting_since, created_at, due_at } = row
  if (!isOpen(row) || turn !== 'us') return { waitingSince: null, dueAt: null }
  const since = iso(waiting_since ?? created_at)
  const due = Date.parse(since) + PROMISED_HOURS * 3_600_000
  return { waitingSince: since, dueAt: due_at === null ? new Date(due).toISOString() : iso(due_at) }
}

export const toStaffEnquiry = (row: EnquiryRow): StaffEnquiry => ({
  ...toEnquiry(row),
  assignedTo: row.assigned_to,
  assigneeName: row.assignee_name,
  customerId: row.user_id,
  updatedAt: iso(row.updated_at),
  version: row.version,
  spam: row.spam,
  source: row.source,
  ...(row.mark !== undefined && { mark: row.mark }),
  ...(row.last_direction !== undefined && { lastMessage: lastMessageOf(row) }),
  ...(typeof row.unread === 'boolean' && { unread: row.unread }),
  ...promiseOf(row),
  snoozedUntil: row.snoozed_until !== null && isOpen(row) ? iso(row.snoozed_until) : null,
  snoozedBy: row.snoozed_until !== null && isOpen(row) ? row.snoozed_by : null,
  priority: row.priority,
  labels: row.labels,
  ...(row.merged_into !== null && { mergedInto: row.merged_into }),
  deletedAt: row.deleted_at === null ? null : iso(row.deleted_at),
  erasedAt: row.erased_at === null ? null : iso(row.erased_at),
})
