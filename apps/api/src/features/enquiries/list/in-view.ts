import type { Queries } from '../../../db/database.ts'

/**
 * SQL condition: an enquiry of table `e` is in a view because a routing rule put it there. It leaves when somebody
 * takes or finishes it, and returns if that is undone. Derived, so there is no state to keep in sync.
 */
export const inView = (view: string): string =>
  `e.view_id = ${view} and e.assigned_to is null and e.status in ('pending', 'in_progress')
    and e.deleted_at is null and e.spam is null`

/** The shared view into which a rule put an enquiry. */
export async function findViewOf(
  db: Queries,
  enquiryId: string,
): Promise<{ _id: string; name: string } | undefined> {
  const [view] = await db.query<{ _id: string; name: string }>(
    `select v.id as "_id", v.name from enquiries e join saved_views v on v.owner_id is null and ${inView('v.id')}
     where e.id = $1::uuid`,
    [enquiryId],
  )
  return view
}
