import type { Queries } from '../../../db/database.ts'
import { HttpError } from '../../../http/http-error.ts'
import type { EnquiryRow } from '../enquiry-rows.ts'
import { threadOf } from '../thread-parts.ts'
import { changeEnquiries } from './change-enquiries.ts'
import { lockEnquiry } from './lock-enquiries.ts'

/**
 * Locks the enquiry in whose thread a customer's message belongs; undefined if it is deleted. A merge that no longer
 * holds, because the other enquiry is gone or belongs to another account, ends here: the message opens this one again.
 */
export async function lockThread(
  tx: Queries,
  id: string,
  userId: string | null = null,
): Promise<EnquiryRow | undefined> {
  const root = await threadOf(tx, id, userId)
  const row = await lockEnquiry(tx, root)
  // Somebody merged or separated it meanwhile; under the lock nobody can.
  if ((await threadOf(tx, id, userId)) !== root) return lockThread(tx, id, userId)
  if (!row || row.merged_into === null) return row
  await changeEnquiries(tx, null, [row], { to: () => ({ mergedInto: null }) })
  return lockEnquiry(tx, root)
}

/** Refuses what belongs into the thread of another enquiry. */
export function assertNotMerged({ is_merged }: EnquiryRow): void {
  if (is_merged)
    throw new HttpError(422, 'This enquiry was merged into another one. Open that one, and continue there.')
}
