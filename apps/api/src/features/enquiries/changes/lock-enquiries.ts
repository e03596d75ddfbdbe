import { asArray, type Queries } from '../../../db/database.ts'
import { type EnquiryRow, rowColumns } from '../enquiry-rows.ts'
import { IS_MERGED } from '../thread-parts.ts'

// Locks are taken in this order everywhere, else two transactions wait for each other: people, enquiries by id, quotes.
// `no key update` lets foreign keys pass: whoever only adds a message or a note doesn't wait.
const locked = (condition: string) =>
  `select ${rowColumns}, ${IS_MERGED} as is_merged, null as assignee_name from enquiries e where ${condition} order by e.id for no key update`

/** Locks enquiries until the transaction ends, deleted ones too. */
export const lockEnquiries = (tx: Queries, ids: readonly string[]) =>
  tx.query<EnquiryRow>(locked('e.id = any($1::uuid[])'), [asArray(ids)])

/** Locks an enquiry until the transaction ends; undefined if it is deleted. */
export async function lockEnquiry(tx: Queries, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await tx.query<EnquiryRow>(locked('e.id = $1::uuid and e.deleted_at is null'), [id])
  return row
}

export const lockAssigned = (tx: Queries, userId: string) =>
  tx.query<EnquiryRow>(locked('e.assigned_to = $1::uuid'), [userId])
