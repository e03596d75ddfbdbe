import { asArray, type Queries } from '../../db/database.ts'
import { lockEnquiries } from '../enquiries/changes/lock-enquiries.ts'
import { conditions } from '../enquiries/list/list-conditions.ts'
import type { OperationRow, Scope } from './operation-store.ts'

/** SQL conditions of a scope on table `e`; values are pushed to `parameters`. */
export function scopeConditions({ ids, filter, except = [] }: Scope, parameters: unknown[]): string {
  if (ids) return `e.id = any($${parameters.push(asArray(ids))}::uuid[])`
  const matching = conditions(filter ?? {}, parameters)
  if (except.length === 0) return matching
  return `${matching} and e.id <> all($${parameters.push(asArray(except))}::uuid[])`
}

export async function countScope(db: Queries, scope: Scope): Promise<number> {
  const parameters: unknown[] = []
  const where = scopeConditions(scope, parameters)
  const [row] = await db.query<{ n: number }>(
    `select count(*)::integer as n from enquiries e where ${where}`,
    parameters,
  )
  return row?.n ?? 0
}

/**
 * The next ids of an operation, newest first. Keyset pagination, because the operation changes which rows match.
 * Enquiries created since the start are not included.
 */
function nextOf({ scope, created_at, cursor_at, cursor_id }: OperationRow, parameters: unknown[]): string {
  const value = (of: unknown, type: string) => `$${parameters.push(of)}::${type}`
  const where = scopeConditions(scope ?? { ids: [] }, parameters)
  const after =
    cursor_id === null
      ? ''
      : `and (e.created_at, e.id) < (${value(cursor_at, 'timestamptz')}, ${value(cursor_id, 'uuid')})`
  return `select e.id, e.created_at from enquiries e
    where ${where} and e.created_at <= ${value(created_at, 'timestamptz')} ${after}
    order by e.created_at desc, e.id desc`
}

/** The next rows of an operation, locked by id, and the cursor after them. */
export async function lockNext(tx: Queries, operation: OperationRow, most: number) {
  const parameters: unknown[] = []
  const next = await tx.query<{ id: string; created_at: string }>(
    `${nextOf(operation, parameters)} limit ${most}`,
    parameters,
  )
  const ids = next.map(({ id }) => id)
  const last = next.length === most ? next.at(-1) : undefined
  return {
    rows: await lockEnquiries(tx, ids),
    done: next.length,
    cursor: last && { at: last.created_at, id: last.id },
  }
}
