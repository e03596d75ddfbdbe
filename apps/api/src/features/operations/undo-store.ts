import { asArray, type Queries } from '../../db/database.ts'
import { auditOfChange } from './change-store.ts'
import type { OperationRow } from './operation-store.ts'

interface Way {
  /** Condition: a row of `e` still has the value of change `c`. */
  still: string
  /** The value to restore, as text. */
  back: string
  set: string
  /** Kind of the history entry. */
  change: 'status' | 'assignedTo' | 'spam' | 'deleted' | 'restored'
  /** Kinds of history entries: a later one means that somebody else changed the row, so it is skipped. */
  kin: string
}

const ways = {
  status: {
    still: 'e.deleted_at is null and e.status::text = c.to_value',
    back: 'c.from_value',
    set: 'status = due.back::enquiry_status',
    change: 'status',
    kin: `'status'`,
  },
  assignedTo: {
    still: 'e.deleted_at is null and e.assigned_to::text is not distinct from c.to_value',
    // Not restored to people who have left the staff.
    back: `(select u.id::text from users u
      where u.id = c.from_value::uuid and u.role = 'admin' and u.disabled_at is null
        and u.staff_role is distinct from 'viewer')`,
    set: 'assigned_to = due.back::uuid',
    change: 'assignedTo',
    kin: `'assignedTo'`,
  },
  spam: {
    still: 'e.deleted_at is null and e.spam is not distinct from c.to_value',
    back: 'c.from_value',
    set: 'spam = due.back',
    change: 'spam',
    kin: `'spam'`,
  },
  deleted: {
    still: 'e.deleted_at is not null',
    back: 'null::text',
    set: 'deleted_at = null',
    change: 'restored',
    kin: `'deleted', 'restored'`,
  },
  restored: {
    still: 'e.deleted_at is null',
    back: 'null::text',
    set: 'deleted_at = now()',
    change: 'deleted',
    kin: `'deleted', 'restored'`,
  },
} satisfies Record<string, Way>

/** Kind of change in the rows of an operation. */
export type ChangePart = keyof typeof ways

/** Locks the next enquiries that an operation changed, by id. */
export async function lockChanged(tx: Queries, operation: OperationRow, part: string, most: number) {
  const rows = await tx.query<{ enquiry_id: string }>(
    `select enquiry_id from bulk_operation_rows
     where operation_id = $1::uuid and part = $2::text and enquiry_id > $3::uuid order by enquiry_id limit ${most}`,
    [operation.id, part, operation.cursor_id ?? '00000000-0000-0000-0000-000000000000'],
  )
  const ids = rows.map(({ enquiry_id }) => enquiry_id)
  await tx.query('select id from enquiries where id = any($1::uuid[]) order by id for update', [asArray(ids)])
  const last = ids.length === most ? ids.at(-1) : undefined
  return { ids, cursor: last === undefined ? undefined : { id: last } }
}

/** Reverts an operation's changes to these enquiries, unless somebody changed them since. Call it under their locks. */
export async function putBack(
  tx: Queries,
  operation: OperationRow,
  part: ChangePart,
  ids: readonly string[],
): Promise<string[]> {
  const { still, back, set, change, kin }: Way = ways[part]
  const rows = await tx.query<{ id: string }>(
    `with due as (
       select e.id, c.to_value as made, ${back} as back
       from bulk_operation_rows r
       join enquiry_changes c on c.id = r.change_id
       join enquiries e on e.id = r.enquiry_id
       where r.operation_id = $1::uuid and r.part = '${part}' and r.enquiry_id = any($5::uuid[])
         and e.erased_at is null and ${still}
         and not exists (
           select from enquiry_changes l where l.enquiry_id = e.id and l.id > c.id and l.change in (${kin})
         )
     ), moved as (
       update enquiries e set ${set}, version = version + 1, updated_at = now()
       from due where e.id = due.id returning e.id, due.made, due.back
     ), noted as (
       insert into enquiry_changes (enquiry_id, by_id, change, from_value, to_value)
       select id, $2::uuid, '${change}', made, back from moved
     ), audited as (
       ${auditOfChange(change, 'moved', 2)}
     )
     select id from moved`,
    [operation.id, operation.by_id, operation.by_role, operation.address, asArray(ids)],
  )
  return rows.map(({ id }) => id)
}
