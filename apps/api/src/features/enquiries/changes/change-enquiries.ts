import type { EnquiryStatus, Priority } from '@susegad/api-client/rules'
import { iso } from '../../../dates/iso.ts'
import type { Queries } from '../../../db/database.ts'
import type { BeforeMerge } from '../../../db/schema/desk/enquiries.ts'
import type { Actor, AuditEntry, Bearer } from '../../../db/stores/audit-store.ts'
import type { EnquiryRow } from '../enquiry-rows.ts'
import { keepDueTimes } from '../promise/due-times.ts'
import { eventOf } from './webhook-events.ts'

/** What can change about an enquiry after it was sent. */
export interface EnquiryValues {
  status: EnquiryStatus
  assignedTo: string | null
  spam: string | null
  /** ISO 8601. */
  snoozedUntil: string | null
  priority: Priority
  /** Ids, those of deleted labels too. */
  labels: readonly string[]
  deleted: boolean
  mergedInto: string | null
  erased: boolean
  phone: string
  email: string
  dateOfPlan: string | null
  message: string
}

export interface EnquiryChange {
  /** The new values of an enquiry; what is missing, or the same, stays. */
  to: (row: EnquiryRow) => Partial<EnquiryValues> & {
    beforeMerge?: BeforeMerge
    /** Who set the snooze, if it was not `by`. */
    snoozedBy?: string | null
  }
  /** Audit entry of every enquiry, even an unchanged one. Default: one for each changed enquiry, with its fields. */
  audit?: Pick<AuditEntry, 'action' | 'detail'> | 'none'
}

/** An entry of the history. */
export interface Noted {
  id: number
  enquiry: string
  change:
    | 'status'
    | 'assignedTo'
    | 'spam'
    | 'snoozedUntil'
    | 'labelled'
    | 'unlabelled'
    | 'priority'
    | 'deleted'
    | 'restored'
    | 'mergedInto'
}

type Field = keyof EnquiryValues
type Step = { enquiry: string; change: Noted['change']; from: string | null; to: string | null }

const columns: Record<Field, string> = {
  status: 'status = g.status',
  assignedTo: 'assigned_to = g."assignedTo"',
  spam: 'spam = g.spam',
  // Another row of the same statement may keep its snooze.
  snoozedUntil: `snoozed_until = g."snoozedUntil", snoozed_by = case
      when not g.snoozes then e.snoozed_by
      when g."snoozedUntil" is not null then coalesce(g."snoozedBy", $3::uuid)
    end, snooze_told = not g.snoozes and e.snooze_told`,
  priority: 'priority = g.priority',
  labels: 'labels = g.labels',
  deleted: 'deleted_at = case when g.deleted then now() end',
  mergedInto: `merged_into = g."mergedInto", before_merge = g."beforeMerge"`,
  // The row keeps its time, status and history, so that counts stay correct.
  erased: `name = 'Erased', phone = '', email = '', subject = '', message = '', date_of_plan = null, user_id = null,
    trip = null, estimate = null, language = null, last_message_at = null,
    waiting_since = null, due_at = null, due_soon_at = null, snoozed_until = null, snoozed_by = null, labels = '{}',
    merged_into = null, before_merge = null, erased_at = now()`,
  phone: 'phone = g.phone',
  email: 'email = g.email',
  dateOfPlan: 'date_of_plan = g."dateOfPlan"',
  message: 'message = g.message',
}

const valuesOf = (row: EnquiryRow): EnquiryValues => ({
  status: row.status,
  assignedTo: row.assigned_to,
  spam: row.spam,
  snoozedUntil: row.snoozed_until === null ? null : iso(row.snoozed_until),
  priority: row.priority,
  labels: row.label_ids,
  deleted: row.deleted_at !== null,
  mergedInto: row.merged_into,
  erased: row.erased_at !== null,
  phone: row.phone,
  email: row.email,
  dateOfPlan: row.date_of_plan,
  message: row.message,
})

/**
 * A merged enquiry stays closed and is not deleted: the other thread shows its messages. Once the other is gone, a
 * change of status ends the merge.
 */
function keptIfMerged({ is_merged }: EnquiryRow, was: EnquiryValues, is: EnquiryValues): EnquiryValues {
  if (was.mergedInto === null || is.mergedInto === null) return is
  if (is_merged) return { ...is, status: was.status, deleted: was.deleted && is.deleted }
  return is.status === was.status ? is : { ...is, mergedInto: null }
}

const isSame = (was: unknown, is: unknown): boolean =>
  Array.isArray(was) ? String(was) === String(is) : was === is

/** Whether the desk counts the time until an answer. Opening hours may have changed while it did not. */
const isToAnswer = ({ status, spam, deleted }: EnquiryValues): boolean =>
  !deleted && spam === null && (status === 'pending' || status === 'in_progress')

/** The history of a change. A corrected or erased value is not kept there. */
function stepsOf(enquiry: string, was: EnquiryValues, is: EnquiryValues): Step[] {
  const steps: Step[] = []
  for (const change of ['status', 'assignedTo', 'spam', 'snoozedUntil', 'priority', 'mergedInto'] as const)
    if (was[change] !== is[change]) steps.push({ enquiry, change, from: was[change], to: is[change] })
  for (const to of is.labels)
    if (!was.labels.includes(to)) steps.push({ enquiry, change: 'labelled', from: null, to })
  for (const from of was.labels)
    if (!is.labels.includes(from)) steps.push({ enquiry, change: 'unlabelled', from, to: null })
  if (was.deleted !== is.deleted)
    steps.push({ enquiry, change: is.deleted ? 'deleted' : 'restored', from: null, to: null })
  return steps
}

function entryOf(steps: readonly Step[]): Pick<AuditEntry, 'action' | 'detail'> {
  const [first] = steps
  if (first?.change === 'deleted' || first?.change === 'restored') return { action: first.change }
  return { action: 'changed', detail: [...new Set(steps.map(({ change }) => change))].join(', ') }
}

/**
 * The one way to change enquiries: writes the rows, their history, the audit trail and webhook events in one statement.
 * Lock the rows first (`lock-enquiries.ts`); tell open desks after the transaction.
 */
export async function changeEnquiries(
  tx: Queries,
  by: Actor | Bearer | null,
  locked: readonly EnquiryRow[],
  { to, audit }: EnquiryChange,
): Promise<{ ids: string[]; history: Noted[] }> {
  const changed = locked.flatMap((row) => {
    const was = valuesOf(row)
    const is = keptIfMerged(row, was, { ...was, ...to(row) })
    const fields = (Object.keys(columns) as Field[]).filter((field) => !isSame(was[field], is[field]))
    return fields.length > 0
      ? [{ id: row.id, fields, was, is, steps: stepsOf(row.id, was, is), event: eventOf(was, is) }]
      : []
  })
  const audited = typeof audit === 'object' ? locked.map(({ id }) => ({ id, ...audit })) : []
  if (audit === undefined) for (const { id, steps } of changed) audited.push({ id, ...entryOf(steps) })
  if (changed.length === 0 && audited.length === 0) return { ids: [], history: [] }

  const fields = new Set(changed.flatMap((row) => row.fields))
  // A message has up to 20,000 characters: sent only if it changes, not with every bulk change.
  const messageOf = ({ message }: EnquiryValues) => (fields.has('message') ? message : null)
  const sets = [...fields].map((field) => columns[field])
  const history = await tx.query<Noted>(
    `with moved as (
       update enquiries e set ${[...sets, 'version = e.version + 1', 'updated_at = now()'].join(', ')}
       from jsonb_to_recordset($1::jsonb) as g (id uuid, status enquiry_status, "assignedTo" uuid, spam text,
         "snoozedUntil" timestamptz, "snoozedBy" uuid, snoozes boolean, priority text, labels uuid[], deleted boolean,
         "mergedInto" uuid, "beforeMerge" jsonb, phone text, email text, "dateOfPlan" date, message text)
       where e.id = g.id
     ), told as (
       insert into webhook_deliveries (endpoint_id, event, enquiry_id)
       select w.id, g.event, g.id from jsonb_to_recordset($1::jsonb) as g (id uuid, event text)
       join webhook_endpoints w on w.gone_at is null and g.event = any (w.events)
     ), audited as (
       insert into audit_entries (by_id, by_role, address, action, record, record_id, detail)
       select $3::uuid, $4::text, $5::text, a.action, 'enquiry', a.id, a.detail
       from jsonb_to_recordset($6::jsonb) as a (id uuid, action text, detail text)
     )
     insert into enquiry_changes (enquiry_id, by_id, change, from_value, to_value)
     select h.enquiry, $3::uuid, h.change, h."from", h."to"
     from jsonb_to_recordset($2::jsonb) as h (enquiry uuid, change enquiry_change, "from" text, "to" text)
     returning id, enquiry_id as enquiry, change`,
    [
      JSON.stringify(
        changed.map(({ id, fields: own, is, event }) => {
          return { id, event, ...is, snoozes: own.includes('snoozedUntil'), message: messageOf(is) }
        }),
      ),
      JSON.stringify(changed.flatMap(({ steps }) => steps)),
      by?.id ?? null,
      by?.role ?? 'service',
      by?.address ?? null,
      JSON.stringify(audited),
    ],
  )
  const back = changed.filter(({ was, is }) => isToAnswer(is) && !isToAnswer(was))
  if (back.length > 0)
    await keepDueTimes(
      tx,
      back.map(({ id }) => id),
    )
  return { ids: changed.map(({ id }) => id), history }
}
