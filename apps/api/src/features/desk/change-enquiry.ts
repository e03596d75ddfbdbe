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

async function current(app: FastifyInstance, id: string): Promise<StaffEnquiry> {
  const row = await findEnquiry(app.db, id)
  if (!row) throw notFound('The enquiry')
  return toStaffEnquiry(row)
}

/** Changes status, assignee or the spam mark and records who did it; refuses an outdated version. */
export async function changeEnquiry(
  app: FastifyInstance,
  id: string,
  by: Actor,
  input: z.output<typeof changeInput>,
): Promise<StaffEnquiry> {
  const { assignedTo } = input
  const outdated = await app.db.transaction(async (tx) => {
    // Lock the person before the enquiry, in the same order as removing staff does, to avoid a deadlock.
    if (typeof assignedTo === 'string' && !(await holdAtWork(tx, assignedTo))) {
      const message = 'Enquiries can be assigned only to agents and owners.'
      throw new HttpError(400, message, { errors: { assignedTo: message } })
    }
    const row = await lockEnquiry(tx, id)
    if (!row) throw notFound('The enquiry')
    if (input.version !== undefined && input.version !== row.version) return true
    await changeEnquiries(tx, by, [row], {
      to: () => ({
        ...(input.status !== undefined && { status: input.status }),
        ...(assignedTo !== undefined && { assignedTo }),
        ...(input.spam === false && { spam: null }),
      }),
    })
    return false
  })
  const enquiry = await current(app, id)
  if (outdated) {
    throw new HttpError(409, 'Somebody else changed this enquiry in the meantime.', { extra: { enquiry } })
  }
  return enquiry
}
