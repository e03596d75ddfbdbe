import { LABELS_ON_MAX, type OperationVerb } from '@susegad/api-client/rules'
import type { Queries } from '../../db/database.ts'
import { changeEnquiries, type EnquiryValues } from '../enquiries/changes/change-enquiries.ts'
import type { EnquiryRow } from '../enquiries/enquiry-rows.ts'
import { actorOf, type Batch, type OperationRow } from './operation-store.ts'
import { lockNext } from './scope-store.ts'
import { keepRows } from './undo-store.ts'

/** Batch size: locks are short, and a killed process loses little. */
const BATCH_SIZE = 500

/** What each verb does to an enquiry that is not deleted. */
function valuesAfter(
  verb: Exclude<OperationVerb, 'answer' | 'label'>,
  set: string | null,
): Partial<EnquiryValues> {
  if (verb === 'status') return { status: set as EnquiryValues['status'] }
  if (verb === 'assign') return { assignedTo: set }
  if (verb === 'spam') return { spam: set }
  if (verb === 'priority') return { priority: set as EnquiryValues['priority'] }
  if (verb === 'snooze') return { snoozedUntil: set }
  return { deleted: verb === 'delete' }
}

/** A label more or less; an enquiry with as many as it can have keeps those. */
function labelsAfter({ label_ids: had, labels }: EnquiryRow, label: string, on: boolean): string[] {
  if (!on) return had.filter((it) => it !== label)
  return had.includes(label) || labels.length >= LABELS_ON_MAX ? had : [...had, label]
}

/** Changes the next rows of an operation, and records each change for undo. */
export async function changeNext(
  tx: Queries,
  operation: OperationRow,
  verb: Exclude<OperationVerb, 'answer'>,
): Promise<Batch> {
  const { rows, done, cursor } = await lockNext(tx, operation, BATCH_SIZE)
  const set = operation.value?.set ?? null
  const { ids, history } = await changeEnquiries(tx, actorOf(operation), rows, {
    to: (row) => {
      if (row.deleted_at !== null && verb !== 'restore') return {}
      // Enquiries that are spam already keep their reason.
      if (verb === 'label') return { labels: labelsAfter(row, set ?? '', operation.value?.on === true) }
      return verb === 'spam' && (row.spam === null) === (set === null) ? {} : valuesAfter(verb, set)
    },
  })
  await keepRows(tx, operation.id, history)
  return { done, ids, cursor }
}
