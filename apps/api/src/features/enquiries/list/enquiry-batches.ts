import type { EnquiryFilter } from '@susegad/api-client/contract'
import type { Queries } from '../../../db/database.ts'
import { type EnquiryRow, rowColumns } from '../enquiry-rows.ts'
import { planColumns } from '../sent-plan.ts'
import { conditions } from './list-conditions.ts'

const EXPORT_BATCH = 500

/** SQL conditions on table `e`; values are pushed to the parameters. */
export type Where = (parameters: unknown[]) => string

export const matching =
  (filter: EnquiryFilter): Where =>
  (parameters) =>
    conditions(filter, parameters)

/**
 * All matching rows with their plans, in several short queries, so that none exceeds a deadline. Always newest first: sorted by last
 * message, a row with a new message would move past the cursor and be missing.
 */
export async function* enquiryBatches(db: Queries, where: Where): AsyncGenerator<EnquiryRow[]> {
  let last: EnquiryRow | undefined
  do {
    const parameters: unknown[] = []
    const found = where(parameters)
    const after = last
      ? `and (e.created_at, e.id) < ($${parameters.push(last.created_at)}::timestamptz, $${parameters.push(last.id)}::uuid)`
      : ''
    const rows = await db.query<EnquiryRow>(
      `select ${rowColumns}, ${planColumns}, a.name as assignee_name from enquiries e left join users a on a.id = e.assigned_to
       where ${found} ${after} order by e.created_at desc, e.id desc limit ${EXPORT_BATCH}`,
      parameters,
    )
    if (rows.length > 0) yield rows
    last = rows.length === EXPORT_BATCH ? rows.at(-1) : undefined
  } while (last)
}
