import type { EnquiryStatus, Priority } from '@susegad/api-client/rules'
import { asArray, type Queries } from '../../db/database.ts'
import { changeEnquiries, type EnquiryChange, type Noted } from '../enquiries/changes/change-enquiries.ts'
import { lockWithThreads } from '../enquiries/changes/lock-enquiries.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { actorOf, type OperationRow } from './operation-store.ts'

export type ChangePart = Exclude<Noted['change'], 'mergedInto'>

/** Records the history entries and messages that an operation wrote, for undo. */
export const keepRows = (
  tx: Queries,
  operation: string,
  rows: readonly (Noted | { change: 'message'; enquiry: string; message: string })[],
) =>
  tx.query(
    `insert into bulk_operation_rows (operation_id, part, enquiry_id, change_id, message_id)
     select $1::uuid, r.change, r.enquiry, r.id, r.message
     from jsonb_to_recordset($2::jsonb) as r (id bigint, enquiry uuid, change text, message uuid)`,
    [operation, JSON.stringify(rows)],
  )

export async function messagesOfOperation(tx: Queries, operation: string, enquiries: readonly string[]) {
  const rows = await tx.query<{ message_id: string; enquiry_id: string }>(
    `select message_id, enquiry_id from bulk_operation_rows
     where operation_id = $1::uuid and part = 'message' and enquiry_id = any($2::uuid[])`,
    [operation, asArray(enquiries)],
  )
  return new Map(rows.map(({ message_id, enquiry_id }) => [message_id, enquiry_id]))
}

interface Undo {
  /** Condition: a row of `e` still has the value of change `c`. */
  still: string
  back: string
  /** Kinds of history entries: a later one means that somebody else changed the row, so it is skipped. */
  changes: string
  /** `by` set the former value. */
  to: (back: string | null, row: EnquiryRow, by: string | null) => ReturnType<EnquiryChange['to']>
}

const undos: Record<ChangePart, Undo> = {
  status: {
    still: 'e.deleted_at is null and e.status::text = c.to_value',
    back: 'c.from_value',
    changes: `'status'`,
    to: (back) => ({ status: back as EnquiryStatus }),
  },
  assignedTo: {
    still: 'e.deleted_at is null and e.assigned_to::text is not distinct from c.to_value',
    // Not restored to people who have left the staff. Suspended ones get back what was reassigned as they were suspended.
    back: `(select u.id::text from users u
      where u.id = c.from_value::uuid and u.role = 'admin'
        and u.staff_role is distinct from 'viewer')`,
    changes: `'assignedTo'`,
    to: (back) => ({ assignedTo: back }),
  },
  spam: {
    still: 'e.deleted_at is null and e.spam is not distinct from c.to_value',
    back: 'c.from_value',
    changes: `'spam'`,
    to: (back) => ({ spam: back }),
  },
  snoozedUntil: {
    // A time that has come stays: whoever set it has been told.
    still: `e.deleted_at is null and e.snoozed_until is not distinct from c.to_value::timestamptz
      and coalesce(e.snoozed_until > now(), true)`,
    back: 'c.from_value',
    changes: `'snoozedUntil'`,
    to: (back, _, by) => ({ snoozedUntil: back, snoozedBy: by }),
  },
  priority: {
    still: 'e.deleted_at is null and e.priority = c.to_value',
    back: 'c.from_value',
    changes: `'priority'`,
    to: (back) => ({ priority: back as Priority }),
  },
  labelled: {
    still: 'e.deleted_at is null and c.to_value::uuid = any(e.labels)',
    back: 'c.to_value',
    changes: `'labelled', 'unlabelled'`,
    to: (back, { label_ids }) => ({ labels: label_ids.filter((id) => id !== back) }),
  },
  unlabelled: {
    still: 'e.deleted_at is null and c.from_value::uuid <> all(e.labels)',
    back: 'c.from_value',
    changes: `'labelled', 'unlabelled'`,
    to: (back, { label_ids }) => ({ labels: [...label_ids, ...(back === null ? [] : [back])] }),
  },
  deleted: {
    still: 'e.deleted_at is not null',
    back: 'null',
    changes: `'deleted', 'restored'`,
    to: () => ({ deleted: false }),
  },
  restored: {
    still: 'e.deleted_at is null',
    back: 'null',
    changes: `'deleted', 'restored'`,
    to: () => ({ deleted: true }),
  },
}

/** Locks the next enquiries that an operation changed, by id. */
export async function lockChanged(tx: Queries, operation: OperationRow, part: string, most: number) {
  const next = await tx.query<{ enquiry_id: string }>(
    `select enquiry_id from bulk_operation_rows
     where operation_id = $1::uuid and part = $2::text and enquiry_id > $3::uuid order by enquiry_id limit ${most}`,
    [operation.id, part, operation.cursor_id ?? '00000000-0000-0000-0000-000000000000'],
  )
  const ids = next.map(({ enquiry_id }) => enquiry_id)
  const last = ids.length === most ? ids.at(-1) : undefined
  return { rows: await lockWithThreads(tx, ids), cursor: last === undefined ? undefined : { id: last } }
}

// Undoing an earlier operation set this time again, but the first who did is its owner. A customer's message that ended
// a snooze has no entry.
const SETS = 'f.to_value is not distinct from c.from_value'

/** Reverts an operation's changes to these locked enquiries, unless somebody changed them since. */
export async function revert(
  tx: Queries,
  operation: OperationRow,
  part: ChangePart,
  rows: readonly EnquiryRow[],
): Promise<string[]> {
  const { still, back, changes, to } = undos[part]
  const due = await tx.query<{ id: string; back: string | null; by: string | null }>(
    `select e.id, ${back} as back, (
       select f.by_id from enquiry_changes f where f.enquiry_id = e.id and f.change = c.change and f.id < c.id
       order by ${SETS} desc, case when ${SETS} then f.id else -f.id end limit 1) as by
     from bulk_operation_rows r
     join enquiry_changes c on c.id = r.change_id
     join enquiries e on e.id = r.enquiry_id
     where r.operation_id = $1::uuid and r.part = $2::text and r.enquiry_id = any($3::uuid[])
       and e.erased_at is null and ${still}
       and not exists (
         select from enquiry_changes l where l.enquiry_id = e.id and l.id > c.id and l.change in (${changes})
           and (l.change not in ('labelled', 'unlabelled') or coalesce(l.to_value, l.from_value) = coalesce(c.to_value, c.from_value))
       )`,
    [operation.id, part, asArray(rows.map(({ id }) => id))],
  )
  const backOf = new Map(due.map((row) => [row.id, row]))
  const unchanged = rows.filter(({ id }) => backOf.has(id))
  const { ids } = await changeEnquiries(tx, actorOf(operation), unchanged, {
    to: (row) => to(backOf.get(row.id)?.back ?? null, row, backOf.get(row.id)?.by ?? null),
  })
  return ids
}
