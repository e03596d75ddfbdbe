import { type Database, errorCode } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { keyTaken } from '../../http/idempotency-key.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiries } from '../enquiries/changes/lock-enquiries.ts'
import { addDeletion, findOperation } from './operation-store.ts'
import { keepRows } from './undo-store.ts'

const UNIQUE_VIOLATION = '23505'

/** Deletes enquiries; with an operation id, only once, and recorded so that it can be undone. */
export async function deleteOnce(
  db: Database,
  by: Actor,
  wanted: readonly string[],
  operation: string | undefined,
): Promise<number> {
  const before = async () => operation && findOperation(db, operation, by.id)
  const earlier = await before()
  if (earlier) return earlier.changed
  try {
    return await db.transaction(async (tx) => {
      const rows = await lockEnquiries(tx, wanted)
      const { ids, history } = await changeEnquiries(tx, by, rows, { to: () => ({ deleted: true }) })
      if (operation !== undefined) {
        await addDeletion(tx, operation, by, ids.length)
        await keepRows(tx, operation, history)
      }
      return ids.length
    })
  } catch (error) {
    if (errorCode(error) !== UNIQUE_VIOLATION) throw error
    const meanwhile = await before()
    if (meanwhile) return meanwhile.changed
    throw keyTaken()
  }
}
