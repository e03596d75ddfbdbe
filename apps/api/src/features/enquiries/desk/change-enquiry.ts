import type { changeInput, StaffEnquiry } from '@susegad/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { type Actor, writeAudit } from '../../../db/stores/audit-store.ts'
import { HttpError, notFound } from '../../../http/http-error.ts'
import { holdAtWork } from '../../staff/staff-store.ts'
import { toStaffEnquiry } from '../enquiry-rows.ts'
import { findEnquiry, lockEnquiry, recordChange, updateEnquiry } from '../enquiry-store.ts'

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
    const next = {
      status: input.status ?? row.status,
      assignedTo: assignedTo === undefined ? row.assigned_to : assignedTo,
      spam: input.spam === false ? null : row.spam,
    }
    const changes = [
      { change: 'status', from: row.status, to: next.status },
      { change: 'assignedTo', from: row.assigned_to, to: next.assignedTo },
      { change: 'spam', from: row.spam, to: next.spam },
    ] as const
    const real = changes.filter(({ from, to }) => from !== to)
    if (real.length === 0) return false
    await updateEnquiry(tx, id, next)
    for (const change of real) await recordChange(tx, id, by.id, change)
    const detail = real.map(({ change }) => change).join(', ')
    await writeAudit(tx, by, { action: 'changed', record: 'enquiry', recordId: id, detail })
    return false
  })
  const enquiry = await current(app, id)
  if (outdated) {
    throw new HttpError(409, 'Somebody else changed this enquiry in the meantime.', { extra: { enquiry } })
  }
  return enquiry
}
