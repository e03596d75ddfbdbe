import { type Database, errorCode } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { keyTaken } from '../../http/idempotency-key.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiries } from '../enquiries/changes/lock-enquiries.ts'
import { addDeletion, findOperation } from './operation-store.ts'
import { keepRows } from './undo-store.ts'

const UNIQUE_VIOLATION = '23505'

/** Deletes enquiries; with an operation id, only once, and recorded so that it can be undone. Returns which it deleted now. */
export async function deleteOnce(
  db: Database,
  by: Actor,
  wanted: readonly string[],
  operation: string | undefined,
): Promise<{ count: number; ids: readonly string[] }> {
  const before = async () => {
    const found = operation && (await findOperation(db, operation, by.id))
    return found && { count: found.changed, ids: [] }
  }
  const earlier = await before()
  if (earlier) return earlier
  try {
    return await db.transaction(async (tx) => {
      const rows = await lockEnquiries(tx, wanted)
      const { ids, history } = await changeEnquiries(tx, by, rows, { to: () => ({ deleted: true }) })
      if (operation !== undefined) {
        await addDeletion(tx, operation, by, ids.length)
        await keepRows(tx, operation, history)
      }
      return { count: ids.length, ids }
    })
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    const meanwhile = await before()
    if (meanwhile) return meanwhile
    throw keyTaken()
  }
}
