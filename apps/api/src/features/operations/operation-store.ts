import type { Operation, OperationInput, operationScope } from '@susegad/api-client/contract'
import type { OperationState, OperationVerb } from '@susegad/api-client/rules'
import type { z } from 'zod'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'

export type Scope = z.output<typeof operationScope>

interface OperationValue {
  /** New status, assignee, spam mark, priority, label or end of the snooze. */
  set?: string | null
  text?: string
  resolve?: boolean
  /** Whether the label is put on. */
  on?: boolean
}

export interface OperationRow {
  id: string
  by_id: string | null
  by_role: Actor['role']
  address: string
  verb: OperationVerb
  value: OperationValue | null
  scope: Scope | null
  state: OperationState
  total: number
  done: number
  changed: number
  undone: number
  cursor_at: string | null
  cursor_id: string | null
  created_at: string
}

export interface Batch {
  /** Number of rows processed, except when undoing. */
  done: number
  ids: string[]
  /** Cursor of the next batch; undefined after the last. */
  cursor: { at?: string; id: string } | undefined
}

const columns = `id, by_id, by_role, address, verb, value, scope, state, total, done, changed, undone,
  cursor_at, cursor_id, created_at`

export const actorOf = ({ by_id, by_role, address }: OperationRow): Actor => ({
  id: by_id ?? '',
  role: by_role,
  address,
})

export const toOperation = (row: OperationRow): Operation => ({
  _id: row.id,
  verb: row.verb,
  state: row.state,
  total: row.total,
  done: row.done,
  changed: row.changed,
  undone: row.undone,
  createdAt: iso(row.created_at),
})

export const toValue = (input: OperationInput): OperationValue => {
  if (input.verb === 'status') return { set: input.status }
  if (input.verb === 'assign') return { set: input.assignedTo }
  if (input.verb === 'spam') return { set: input.spam ? 'staff' : null }
  if (input.verb === 'snooze')
    return { set: input.snoozedUntil && new Date(input.snoozedUntil).toISOString() }
  if (input.verb === 'priority') return { set: input.priority }
  if (input.verb === 'label') return { set: input.label, on: input.on }
  if (input.verb === 'answer') return { text: input.text, resolve: input.resolve === true }
  return {}
}

interface NewOperation {
  id: string
  by: Actor
  verb: OperationVerb
  value: OperationValue
  scope: Scope
  total: number
}

/** Stores an operation; false if its id is taken. */
export async function addOperation(
  db: Queries,
  { id, by, verb, value, scope, total }: NewOperation,
): Promise<boolean> {
  const added = await db.query(
    `insert into bulk_operations (id, by_id, by_role, address, verb, value, scope, state, total)
     values ($1::uuid, $2::uuid, $3::text, $4::text, $5::text, $6::jsonb, $7::jsonb, 'running', $8::integer)
     on conflict do nothing returning 1`,
    [id, by.id, by.role, by.address, verb, JSON.stringify(value), JSON.stringify(scope), total],
  )
  return added.length > 0
}

/** Stores a deletion that is done already. */
export const addDeletion = (tx: Queries, id: string, by: Actor, deleted: number) =>
  tx.query(
    `insert into bulk_operations (id, by_id, by_role, address, verb, state, total, done, changed)
     values ($1::uuid, $2::uuid, $3::text, $4::text, 'delete', 'done', $5::integer, $5::integer, $5::integer)`,
    [id, by.id, by.role, by.address, deleted],
  )

/** Whether an operation has work left. */
export const UNDER_WAY = `state in ('running', 'undoing')`

/** Other people's operations count as missing. */
export async function findOperation(db: Queries, id: string, byId: string) {
  const [row] = await db.query<OperationRow>(
    `select ${columns} from bulk_operations where id = $1::uuid and by_id = $2::uuid`,
    [id, byId],
  )
  return row
}

/** Running operations and those of the last hour, latest first. */
export const listOperations = (db: Queries, byId: string) =>
  db.query<OperationRow>(
    `select ${columns} from bulk_operations
     where by_id = $1::uuid and (${UNDER_WAY} or created_at > now() - interval '1 hour')
     order by created_at desc, id limit 50`,
    [byId],
  )

/** Operations to continue, longest waiting first. */
export async function operationsUnderWay(db: Queries): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select id from bulk_operations where ${UNDER_WAY} order by moved_at, id limit 100`,
  )
  return rows.map(({ id }) => id)
}

/** Locks an operation for one batch; undefined if another process has it, or it is over. */
export async function claimOperation(tx: Queries, id: string): Promise<OperationRow | undefined> {
  const [row] = await tx.query<OperationRow>(
    `select ${columns} from bulk_operations where id = $1::uuid and ${UNDER_WAY} for update skip locked`,
    [id],
  )
  return row
}

const forget = `scope = null, cursor_at = null, cursor_id = null,
  value = case when verb = 'answer' then null else value end`

/** Stores the progress of a batch, in its transaction. */
export const advance = (tx: Queries, { id, state }: OperationRow, { done, ids, cursor }: Batch) => {
  const [count, end] = state === 'undoing' ? ['undone', 'undone'] : ['changed', 'done']
  const next = cursor ? 'cursor_at = $4::timestamptz, cursor_id = $5::uuid' : `${forget}, state = '${end}'`
  return tx.query(
    `update bulk_operations set ${count} = ${count} + $2::integer, done = done + $3::integer, ${next},
       moved_at = clock_timestamp() where id = $1::uuid`,
    [id, ids.length, done, ...(cursor ? [cursor.at ?? null, cursor.id] : [])],
  )
}

/** Stops an operation after the current batch. */
export const endOperation = (db: Queries, id: string, state: 'cancelled' | 'failed') =>
  db.query(
    `update bulk_operations set ${forget}, state = $2::text, moved_at = clock_timestamp()
     where id = $1::uuid and ${UNDER_WAY}`,
    [id, state],
  )

/** Starts to undo an operation, after the current batch. */
export const startUndo = (db: Queries, id: string) =>
  db.query(
    `update bulk_operations set ${forget}, state = 'undoing', moved_at = clock_timestamp()
     where id = $1::uuid and state not in ('undoing', 'undone')`,
    [id],
  )
