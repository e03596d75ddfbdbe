import type { FastifyInstance } from 'fastify'

/** Whether the snooze of an enquiry is over, and open desks don't know it yet. */
export const SNOOZE_OVER = 'snoozed_until <= now() and not snooze_told'

const MOST_AT_ONCE = 500

/**
 * Tells open desks which enquiries are back from snooze, and makes them unread for whoever snoozed them. Lists compare
 * the time themselves, so they are right before this has run.
 */
export async function endSnoozes({ db, live }: Pick<FastifyInstance, 'db' | 'live'>): Promise<void> {
  const ended = await db.query<{ id: string }>(
    `with ended as (
       update enquiries set snooze_told = true where id in (
         select id from enquiries where ${SNOOZE_OVER} order by snoozed_until limit ${MOST_AT_ONCE}
         for no key update skip locked
       )
       returning id, snoozed_by
     ), unread as (
       delete from enquiry_reads r using ended s where r.enquiry_id = s.id and r.user_id = s.snoozed_by
     )
     select id from ended`,
  )
  if (ended.length > 0)
    live.tell(
      'changed',
      ended.map(({ id }) => id),
    )
}
