import type { changeInput, StaffEnquiry } from '@susegad/api-client/contract'
import { LABELS_ON_MAX } from '@susegad/api-client/rules'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Actor } from '../../db/stores/audit-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockEnquiry } from '../enquiries/changes/lock-enquiries.ts'
import { assertNotMerged } from '../enquiries/changes/lock-thread.ts'
import { type EnquiryRow, toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'
import { holdLabels } from '../labels/label-store.ts'
import { holdAtWork } from '../staff/staff-store.ts'

/** Deleted labels stay, in case they are restored, and don't count. */
function labelsAfter(
  { label_ids: had, labels }: EnquiryRow,
  add: readonly string[],
  remove: readonly string[],
): string[] {
  const has = [...new Set([...had, ...add])].filter((label) => !remove.includes(label))
  const shown = has.filter((id) => add.includes(id) || labels.some(({ _id }) => _id === id)).length
  if (shown <= LABELS_ON_MAX || shown <= labels.length) return has
  const message = `An enquiry can have at most ${LABELS_ON_MAX} labels`
  throw new HttpError(400, message, { errors: { addLabels: message } })
}

const asMoment = (time: string | null) => time && new Date(time).toISOString()

/** Changes status, assignee, spam mark, snooze, labels or priority and records who did it; refuses an outdated version. */
export async function changeEnquiry(
  app: FastifyInstance,
  id: string,
  by: Actor,
  {
    version,
    status,
    assignedTo,
    spam,
    snoozedUntil,
    priority,
    addLabels = [],
    removeLabels = [],
  }: z.output<typeof changeInput>,
): Promise<StaffEnquiry> {
  const outdated = await app.db.transaction(async (tx) => {
    // Lock the person before the enquiry, in the same order as removing staff does, to avoid a deadlock.
    if (typeof assignedTo === 'string' && !(await holdAtWork(tx, assignedTo))) {
      const message = 'Enquiries can be assigned only to agents and owners.'
      throw new HttpError(400, message, { errors: { assignedTo: message } })
    }
    if (!(await holdLabels(tx, addLabels))) throw notFound('The label')
    const row = await lockEnquiry(tx, id)
    if (!row) throw notFound('The enquiry')
    if (status !== undefined) assertNotMerged(row)
    if (version !== undefined && version !== row.version) return true
    const labels = labelsAfter(row, addLabels, removeLabels)
    await changeEnquiries(tx, by, [row], {
      to: () => ({
        ...(status !== undefined && { status }),
        ...(assignedTo !== undefined && { assignedTo }),
        ...(spam === false && { spam: null }),
        ...(snoozedUntil !== undefined && { snoozedUntil: asMoment(snoozedUntil) }),
        ...(priority !== undefined && { priority }),
        labels,
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
