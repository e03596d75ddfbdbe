import type { OperationVerb } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { changeEnquiries, type EnquiryValues } from '../enquiries/changes/change-enquiries.ts'
import { actorOf, type Batch, type OperationRow } from './operation-store.ts'
import { lockNext } from './scope-store.ts'
import { keepRows } from './undo-store.ts'

/** Batch size: locks are short, and a killed process loses little. */
const BATCH_SIZE = 500

/** What each verb does to an enquiry that is not deleted. */
function valuesAfter(verb: Exclude<OperationVerb, 'answer'>, set: string | null): Partial<EnquiryValues> {
  if (verb === 'status') return { status: set as EnquiryValues['status'] }
  if (verb === 'assign') return { assignedTo: set }
  if (verb === 'spam') return { spam: set }
  if (verb === 'snooze') return { snoozedUntil: set }
  return { deleted: verb === 'delete' }
}

/** Changes the next rows of an operation, and records each change for undo. */
export async function changeNext(
  tx: Queries,
  operation: OperationRow,
  verb: Exclude<OperationVerb, 'answer'>,
): Promise<Batch> {
  const { rows, done, cursor } = await lockNext(tx, operation, BATCH_SIZE)
  const set = operation.value?.set ?? null
  const values = valuesAfter(verb, set)
  const { ids, history } = await changeEnquiries(tx, actorOf(operation), rows, {
    to: (row) => {
      if (row.deleted_at !== null && verb !== 'restore') return {}
      // Enquiries that are spam already keep their reason.
      return verb === 'spam' && (row.spam === null) === (set === null) ? {} : values
    },
  })
  await keepRows(tx, operation.id, history)
  return { done, ids, cursor }
}
