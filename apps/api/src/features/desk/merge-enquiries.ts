import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { EnquiryStatus } from '@susegad/api-client/rules'
import type { FastifyInstance } from 'fastify'
import { iso } from '../../dates/iso.ts'
import type { Queries } from '../../db/database.ts'
import type { Actor } from '../../db/stores/audit-store.ts'
import { HttpError, notFound } from '../../http/http-error.ts'
import { changeEnquiries } from '../enquiries/changes/change-enquiries.ts'
import { lockWithThreads } from '../enquiries/changes/lock-enquiries.ts'
import { tellWebhooks } from '../enquiries/changes/webhook-events.ts'
import { type EnquiryRow, toStaffEnquiry } from '../enquiries/enquiry-rows.ts'
import { findEnquiry } from '../enquiries/enquiry-store.ts'
import { recountTurns } from '../enquiries/messages/turns.ts'
import { threadOf, threadParts } from '../enquiries/thread-parts.ts'

const refused = (message: string) => new HttpError(422, message, { errors: { into: message } })
const outdated = (message: string) => new HttpError(409, message)

const isOpen = (status: EnquiryStatus) => status === 'pending' || status === 'in_progress'

/** Refuses a merge after which a customer would miss something, or read what is not theirs. */
function assertMergeable(row: EnquiryRow, into: EnquiryRow): void {
  if (into.deleted_at !== null) throw refused('The other enquiry was deleted. Restore it, then merge.')
  if (into.spam !== null)
    throw refused('The other enquiry is marked as spam. Mark it as not spam, then merge.')
  if (row.erased_at !== null || into.erased_at !== null)
    throw refused('One of the two was erased, so there is nothing to merge.')
  if (into.merged_into === row.id && into.is_merged)
    throw outdated('The other enquiry was merged into this one in the meantime.')
  if (row.is_merged) throw outdated('This enquiry was merged already. Undo that, then merge it again.')
  if (into.is_merged)
    throw outdated('The other enquiry was merged in the meantime. Open the one it is in, and merge there.')
  if (row.user_id !== null && into.user_id === null)
    throw refused('Only this enquiry belongs to an account. Merge the other one into it instead.')
  if (row.user_id !== null && row.user_id !== into.user_id)
    throw refused('These enquiries belong to two accounts, and each customer sees only their own.')
}

/** Locks both, in the same order as everybody, so that of two merges at once the second sees the first. */
async function lockBoth(tx: Queries, id: string, other: string): Promise<[EnquiryRow, EnquiryRow]> {
  const rows = await lockWithThreads(tx, [id, other])
  const row = rows.find((one) => one.id === id && one.deleted_at === null)
  const into = rows.find((one) => one.id === other)
  if (!row) throw notFound('The enquiry')
  if (!into) throw refused('The other enquiry is no longer there.')
  return [row, into]
}

/** Whoever has read a thread has read its parts, which stay parts of another thread. */
const keepReads = (tx: Queries, id: string) =>
  tx.query(
    `insert into enquiry_reads as r (enquiry_id, user_id, place)
     select part, o.user_id, o.place from enquiry_reads o cross join unnest(${threadParts('$1::uuid')}) as part
     where o.enquiry_id = $1::uuid and part <> $1::uuid
     on conflict (enquiry_id, user_id) do update set place = greatest(r.place, excluded.place)`,
    [id],
  )

async function mergeInto(tx: Queries, by: Actor, id: string, other: string): Promise<void> {
  const [row, into] = await lockBoth(tx, id, other)
  if (row.is_merged && row.merged_into === other) return
  assertMergeable(row, into)
  // Whoever still waits for an answer waits in the other thread.
  const [now] = await tx.query<{ at: string }>('select clock_timestamp() as at')
  const at = iso(now?.at ?? new Date().toISOString())
  const reopens = isOpen(row.status) && !isOpen(into.status)
  const wakes = isOpen(row.status) && row.turn === 'us'
  await keepReads(tx, id)
  const { ids } = await changeEnquiries(tx, by, [row, into], {
    to: ({ id: of }) => {
      if (of === other)
        return { ...(reopens && { status: 'in_progress' as const }), ...(wakes && { snoozedUntil: null }) }
      const reopened = reopens ? into.status : null
      return {
        status: 'closed' as const,
        mergedInto: other,
        beforeMerge: { status: row.status, reopened, at },
      }
    },
    audit: { action: 'merged' },
  })
  if (!ids.includes(other)) await tellWebhooks(tx, 'enquiry.changed', [other])
  await recountTurns(tx, [other])
}

/** Whether anything was written in a thread since. */
async function wroteSince(tx: Queries, id: string, at: string): Promise<boolean> {
  const [row] = await tx.query<{ wrote: boolean }>(
    `select exists (select from messages where enquiry_id = $1::uuid and created_at > $2::timestamptz) as wrote`,
    [id, at],
  )
  return row?.wrote ?? false
}

/**
 * Both are as before, but for a snooze that the merge ended. What was written since the merge stays in the thread in
 * which it was written.
 */
async function separate(tx: Queries, by: Actor, id: string): Promise<string | null> {
  const found = await findEnquiry(tx, id)
  if (!found) throw notFound('The enquiry')
  if (found.merged_into === null) return null
  const other = found.merged_into
  const rows = await lockWithThreads(tx, [id, other])
  const row = rows.find((one) => one.id === id)
  const before = row?.before_merge
  // Somebody else has undone it meanwhile, and perhaps merged it again.
  if (row?.merged_into !== other || !before) return null
  const into = rows.find((one) => one.id === other)
  const closes = before.reopened !== null && into?.status === 'in_progress'
  const reopened = closes && !(await wroteSince(tx, other, before.at)) ? before.reopened : null
  await changeEnquiries(tx, by, rows, {
    to: ({ id: of }) => {
      if (of === id) return { status: before.status, mergedInto: null }
      return reopened === null ? {} : { status: reopened }
    },
    audit: { action: 'separated' },
  })
  if (into?.deleted_at === null && into.spam === null && reopened === null)
    await tellWebhooks(tx, 'enquiry.changed', [other])
  await recountTurns(tx, [other])
  return other
}

async function shown(app: FastifyInstance, id: string): Promise<StaffEnquiry> {
  const row = await findEnquiry(app.db, id)
  if (!row) throw notFound('The enquiry')
  return toStaffEnquiry(row)
}

/** Shows an enquiry in the thread of another, and closes it. Repeating it changes nothing. */
export async function mergeEnquiry(app: FastifyInstance, by: Actor, id: string, into: string) {
  if (id === into) throw refused('An enquiry can’t be merged into itself.')
  await app.db.transaction((tx) => mergeInto(tx, by, id, into))
  app.live.tell('changed', [id, into])
  return shown(app, id)
}

/** Undoes a merge. Repeating it changes nothing. */
export async function separateEnquiry(app: FastifyInstance, by: Actor, id: string) {
  const other = await app.db.transaction((tx) => separate(tx, by, id))
  if (other !== null) app.live.tell('changed', [id, other, await threadOf(app.db, other)])
  return shown(app, id)
}
