import type { OwnDetail } from '@susegad/api-client/contract'
import type { Queries } from '../../../db/database.ts'
import { type EnquiryRow, toEnquiry } from '../enquiry-rows.ts'
import { listMerged } from '../enquiry-store.ts'
import { planIn } from '../sent-plan.ts'
import { toOwnMessage, toThread } from './message-rows.ts'
import { threadPage } from './message-store.ts'

/** Everything that the customer sees of their enquiry. */
export async function ownDetail(db: Queries, row: EnquiryRow): Promise<OwnDetail> {
  const merged = await listMerged(db, row.id, true)
  return {
    enquiry: toEnquiry(row),
    plan: planIn(row),
    ...toThread(await threadPage(db, row.id, 'public'), toOwnMessage),
    ...(merged.length > 0 && { merged }),
  }
}
