import type { OperationVerb } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { changeEnquiries, type EnquiryValues } from '../enquiries/changes/change-enquiries.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { keepChanges } from './operation-rows-store.ts'
import { actorOf, type OperationRow, type Progress } from './operation-store.ts'
import { lockNext } from './scope-store.ts'

/** Batch size: locks are short, and a killed process loses little. */
const BATCH = 500

/** What each verb does to an enquiry that is not deleted. */
function valuesAfter(verb: Exclude<OperationVerb, 'answer'>, set: string | null): Partial<EnquiryValues> {
  if (verb === 'status') return { status: set as EnquiryValues['status'] }
  if (verb === 'assign') return { assignedTo: set }
  if (verb === 'spam') return { spam: set }
  return { deleted: verb === 'delete' }
}

/** Spam keeps its reason. */
const isSameMark = ({ spam }: EnquiryRow, set: string | null) => (spam === null) === (set === null)

/** Changes the next rows of an operation, and records each change for undo. */
export async function changeNext(
  tx: Queries,
  operation: OperationRow,
  verb: Exclude<OperationVerb, 'answer'>,
): Promise<Progress & { ids: string[] }> {
  const { rows, done, cursor } = await lockNext(tx, operation, BATCH)
  const set = operation.value?.set ?? null
  const values = valuesAfter(verb, set)
  const { ids, history } = await changeEnquiries(tx, actorOf(operation), rows, {
    to: (row) => {
      if (row.deleted_at !== null && verb !== 'restore') return {}
      return verb === 'spam' && isSameMark(row, set) ? {} : values
    },
  })
  await keepChanges(tx, operation.id, history)
  return { done, changed: ids.length, ids, cursor }
}
