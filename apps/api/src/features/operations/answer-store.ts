import { asArray, type Queries } from '../../db/database.ts'
import type { OperationRow } from './operation-store.ts'

interface Answered {
  enquiry: string
  message: string
}

/** Records the messages of a batch and the history entries of this transaction, for undo. */
export async function keepAnswers(tx: Queries, { id, by_id }: OperationRow, answered: readonly Answered[]) {
  await tx.query(
    `insert into bulk_operation_rows (operation_id, part, enquiry_id, message_id)
     select $1::uuid, 'message', a.enquiry, a.message
     from jsonb_to_recordset($2::jsonb) as a (enquiry uuid, message uuid)`,
    [id, JSON.stringify(answered)],
  )
  await tx.query(
    `insert into bulk_operation_rows (operation_id, part, enquiry_id, change_id)
     select $1::uuid, c.change::text, c.enquiry_id, c.id from enquiry_changes c
     where c.enquiry_id = any($2::uuid[]) and c.at = now() and c.by_id = $3::uuid
       and c.change in ('status', 'assignedTo')`,
    [id, asArray(answered.map(({ enquiry }) => enquiry)), by_id],
  )
}

/** The messages of an operation to these enquiries. */
export async function messagesOfOperation(tx: Queries, { id }: OperationRow, enquiries: readonly string[]) {
  const rows = await tx.query<{ message_id: string; enquiry_id: string }>(
    `select message_id, enquiry_id from bulk_operation_rows
     where operation_id = $1::uuid and part = 'message' and enquiry_id = any($2::uuid[])`,
    [id, asArray(enquiries)],
  )
  return new Map(rows.map(({ message_id, enquiry_id }) => [message_id, enquiry_id]))
}

export const removeMessages = (tx: Queries, ids: readonly string[]) =>
  tx.query('delete from messages where id = any($1::uuid[])', [asArray(ids)])
