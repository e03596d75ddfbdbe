import type { OperationVerb } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { auditOfEach } from '../../db/stores/audit-store.ts'
import type { OperationRow, Progress } from './operation-store.ts'
import { nextOf } from './scope-store.ts'

/** Batch size: locks are short, and a killed process loses little. */
const BATCH = 500
interface FieldChange {
  change: 'status' | 'assignedTo' | 'spam' | 'deleted' | 'restored'
  /** Condition for rows of `e` to change; $5 is the new value. */
  when: string
  was: string
  set: string
}

/** What each verb does to a row. */
const changes: Record<Exclude<OperationVerb, 'answer'>, FieldChange> = {
  status: {
    change: 'status',
    when: 'e.deleted_at is null and e.status <> $5::text::enquiry_status',
    was: 'e.status::text',
    set: 'status = $5::text::enquiry_status',
  },
  assign: {
    change: 'assignedTo',
    when: 'e.deleted_at is null and e.assigned_to is distinct from $5::text::uuid',
    was: 'e.assigned_to::text',
    set: 'assigned_to = $5::text::uuid',
  },
  spam: {
    change: 'spam',
    // Spam keeps its reason.
    when: 'e.deleted_at is null and (e.spam is null) = ($5::text is not null)',
    was: 'e.spam',
    set: 'spam = $5::text',
  },
  delete: {
    change: 'deleted',
    when: 'e.deleted_at is null',
    was: 'null::text',
    set: 'deleted_at = now()',
  },
  restore: {
    change: 'restored',
    when: 'e.deleted_at is not null',
    was: 'null::text',
    set: 'deleted_at = null',
  },
}

/** Audit entries: deletions and restorations by name, other changes by field. */
export const auditOfChange = (change: FieldChange['change'], rows: string, n: number): string =>
  change === 'deleted' || change === 'restored'
    ? auditOfEach(change, rows, n)
    : auditOfEach('changed', rows, n, change)

interface Changed {
  done: number
  changed: number
  ids: string | null
  id: string | null
  created_at: string | null
}

/** Changes the next rows of an operation, and records each change for undo. */
export async function changeNext(
  tx: Queries,
  operation: OperationRow,
  verb: Exclude<OperationVerb, 'answer'>,
): Promise<Progress & { ids: string[] }> {
  const { change, when, was, set } = changes[verb]
  const parameters: unknown[] = [
    ...[operation.id, operation.by_id, operation.by_role, operation.address],
    operation.value?.set ?? null,
  ]
  const [row] = await tx.query<Changed>(
    `with next as materialized (
       ${nextOf(operation, parameters)} limit ${BATCH}
     ), locked as (
       select e.id, ${was} as was from enquiries e
       where e.id in (select id from next) and ${when} order by e.id for update
     ), moved as (
       update enquiries e set ${set}, version = version + 1, updated_at = now()
       from locked where e.id = locked.id returning e.id, locked.was
     ), noted as (
       insert into enquiry_changes (enquiry_id, by_id, change, from_value, to_value)
       select id, $2::uuid, '${change}', was, $5::text from moved returning id, enquiry_id
     ), kept as (
       insert into bulk_operation_rows (operation_id, part, enquiry_id, change_id)
       select $1::uuid, '${change}', enquiry_id, id from noted
     ), audited as (
       ${auditOfChange(change, 'moved', 2)}
     )
     select (select count(*)::integer from next) as done, (select count(*)::integer from moved) as changed,
       (select string_agg(id::text, ',') from moved) as ids, l.*
     from (select 1) one
     left join (select id, created_at from next order by created_at, id limit 1) l on true`,
    parameters,
  )
  const { done = 0, changed = 0, ids = null, id = null, created_at: at = null } = row ?? {}
  const more = done === BATCH && id !== null && at !== null
  return { done, changed, ids: ids?.split(',') ?? [], cursor: more ? { at, id } : undefined }
}
