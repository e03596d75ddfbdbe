import type { changeInput, StaffEnquiry } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '../../db/stores/audit-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiry } from '../enquiries/changes/lock-enquiries.ts'
import { toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'
import { holdAtWork } from '../staff/staff-store.ts'

const asMoment = (time: string | null) => time && new Date(time).toISOString()

/** Changes status, assignee, spam mark or snooze and records who did it; refuses an outdated version. */
export async function changeEnquiry(
  app: FastifyInstance,
  id: string,
  by: Actor,
  { version, status, assignedTo, spam, snoozedUntil }: z.output<typeof changeInput>,
): Promise<StaffEnquiry> {
  const outdated = await app.db.transaction(async (tx) => {
    // Lock the person before the enquiry, in the same order as removing staff does, to avoid a deadlock.
    if (typeof assignedTo === 'string' && !(await holdAtWork(tx, assignedTo))) {
      const message = 'Enquiries can be assigned only to agents and owners.'
      throw new HttpError(400, message, { errors: { assignedTo: message } })
    }
    const row = await lockEnquiry(tx, id)
    if (!row) throw notFound('The enquiry')
    if (version !== undefined && version !== row.version) return true
    await changeEnquiries(tx, by, [row], {
      to: () => ({
        ...(status !== undefined && { status }),
        ...(assignedTo !== undefined && { assignedTo }),
        ...(spam === false && { spam: null }),
        ...(snoozedUntil !== undefined && { snoozedUntil: asMoment(snoozedUntil) }),
      }),
    })
    return false
  })
  const now = await findEnquiry(app.db, id)
  if (!now) throw notFound('The enquiry')
  const enquiry = toStaffEnquiry(now)
  if (!outdated) return enquiry
  throw new HttpError(409, 'Somebody else changed this enquiry in the meantime.', { extra: { enquiry } })
}
