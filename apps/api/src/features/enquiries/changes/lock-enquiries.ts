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

/**
 * Locks enquiries as `lockEnquiries` does, together with all into which they were merged: what happens in a part changes
 * the turns of the whole conversation.
 */
export async function lockWithThreads(tx: Queries, ids: readonly string[]): Promise<EnquiryRow[]> {
  const rows = await tx.query<EnquiryRow>(
    locked(`e.id in (
      with recursive way as (
        select id, merged_into from enquiries where id = any($1::uuid[])
        union
        select b.id, b.merged_into from way w join enquiries b on b.id = w.merged_into
      ) select id from way)`),
    [asArray(ids)],
  )
  const held = new Set<string | null>(rows.map(({ id }) => id))
  // Somebody merged one meanwhile; under the lock nobody can.
  if (rows.some((row) => row.is_merged && !held.has(row.merged_into))) return lockWithThreads(tx, ids)
  const wanted = new Set(ids)
  return rows.filter(({ id }) => wanted.has(id))
}

/** Locks an enquiry until the transaction ends; undefined if it is deleted. */
export async function lockEnquiry(tx: Queries, id: string): Promise<EnquiryRow | undefined> {
  const [row] = await tx.query<EnquiryRow>(locked('e.id = $1::uuid and e.deleted_at is null'), [id])
  return row
}

export const lockAssigned = (tx: Queries, userId: string) =>
  tx.query<EnquiryRow>(locked('e.assigned_to = $1::uuid'), [userId])
