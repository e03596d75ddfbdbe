import { asArray, type Queries } from '../../db/database.ts'
import type { Noted } from '../enquiries/changes/change-enquiries.ts'

/** Records the history entries that an operation wrote, for undo. */
export const keepChanges = (tx: Queries, operation: string, history: readonly Noted[]) =>
  tx.query(
    `insert into bulk_operation_rows (operation_id, part, enquiry_id, change_id)
     select $1::uuid, h.change, h.enquiry, h.id
     from jsonb_to_recordset($2::jsonb) as h (id bigint, enquiry uuid, change text)`,
    [operation, JSON.stringify(history)],
  )

interface Answered {
  enquiry: string
  message: string
}

/** Records the messages that an operation wrote, for undo. */
export const keepAnswers = (tx: Queries, operation: string, answered: readonly Answered[]) =>
  tx.query(
    `insert into bulk_operation_rows (operation_id, part, enquiry_id, message_id)
     select $1::uuid, 'message', a.enquiry, a.message
     from jsonb_to_recordset($2::jsonb) as a (enquiry uuid, message uuid)`,
    [operation, JSON.stringify(answered)],
  )

/** The messages of an operation to these enquiries. */
export async function messagesOfOperation(tx: Queries, operation: string, enquiries: readonly string[]) {
  const rows = await tx.query<{ message_id: string; enquiry_id: string }>(
    `select message_id, enquiry_id from bulk_operation_rows
     where operation_id = $1::uuid and part = 'message' and enquiry_id = any($2::uuid[])`,
    [operation, asArray(enquiries)],
  )
  return new Map(rows.map(({ message_id, enquiry_id }) => [message_id, enquiry_id]))
}
