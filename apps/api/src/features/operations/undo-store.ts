import type { EnquiryStatus } from '@susegad/api-client/rules'
import { asArray, type Queries } from '../../db/database.ts'
import { changeEnquiries, type EnquiryValues, type Noted } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiries } from '../enquiries/changes/lock-enquiries.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { actorOf, type OperationRow } from './operation-store.ts'

/** Kind of change in the rows of an operation. */
export type ChangePart = Noted['change']

interface Way {
  /** Condition: a row of `e` still has the value of change `c`. */
  still: string
  /** The value to restore, as text. */
  back: string
  /** Kinds of history entries: a later one means that somebody else changed the row, so it is skipped. */
  changes: string
  to: (back: string | null) => Partial<EnquiryValues>
}

const ways: Record<ChangePart, Way> = {
  status: {
    still: 'e.deleted_at is null and e.status::text = c.to_value',
    back: 'c.from_value',
    changes: `'status'`,
    to: (back) => ({ status: back as EnquiryStatus }),
  },
  assignedTo: {
    still: 'e.deleted_at is null and e.assigned_to::text is not distinct from c.to_value',
    // Not restored to people who have left the staff.
    back: `(select u.id::text from users u
      where u.id = c.from_value::uuid and u.role = 'admin' and u.disabled_at is null
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
  const rows = await lockEnquiries(
    tx,
    next.map(({ enquiry_id }) => enquiry_id),
  )
  const last = next.length === most ? next.at(-1) : undefined
  return { rows, cursor: last && { id: last.enquiry_id } }
}

/** Reverts an operation's changes to these locked enquiries, unless somebody changed them since. */
export async function putBack(
  tx: Queries,
  operation: OperationRow,
  part: ChangePart,
  rows: readonly EnquiryRow[],
): Promise<string[]> {
  const { still, back, changes, to } = ways[part]
  const due = await tx.query<{ id: string; back: string | null }>(
    `select e.id, ${back} as back
     from bulk_operation_rows r
     join enquiry_changes c on c.id = r.change_id
     join enquiries e on e.id = r.enquiry_id
     where r.operation_id = $1::uuid and r.part = $2::text and r.enquiry_id = any($3::uuid[])
       and e.erased_at is null and ${still}
       and not exists (
         select from enquiry_changes l where l.enquiry_id = e.id and l.id > c.id and l.change in (${changes})
       )`,
    [operation.id, part, asArray(rows.map(({ id }) => id))],
  )
  const backOf = new Map(due.map((row) => [row.id, row.back]))
  const { ids } = await changeEnquiries(
    tx,
    actorOf(operation),
    rows.filter(({ id }) => backOf.has(id)),
    { to: ({ id }) => to(backOf.get(id) ?? null) },
  )
  return ids
}
