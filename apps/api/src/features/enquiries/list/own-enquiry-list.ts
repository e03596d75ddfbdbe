import type { Queries } from '../../../db/database.ts'
import { type OwnEnquiryRow, rowColumns } from '../enquiry-rows.ts'
import { PUBLIC } from '../messages/message-store.ts'
import { threadParts } from '../thread-parts.ts'
import { toPage } from './staff-row.ts'

// A merged enquiry is shown in the thread of the other, if the account has that too.
const isOwn = `e.user_id = $1::uuid and e.deleted_at is null and (e.merged_into is null or not exists (
  select from enquiries b
  where b.id = e.merged_into and b.user_id = e.user_id and b.deleted_at is null and b.erased_at is null))`

export async function listOwn(
  db: Queries,
  userId: string,
  limit: number,
  skip: number,
): Promise<{ rows: OwnEnquiryRow[]; total: number }> {
  return toPage<OwnEnquiryRow>(
    await db.query(
      `select c.total, p.*, null as assignee_name, t.messages, t.last_answer_at
       from (select count(*) as total from enquiries e where ${isOwn}) c
       left join lateral (
         select ${rowColumns}, (e.trip is not null or e.estimate is not null) as has_plan
         from enquiries e where ${isOwn}
         order by e.created_at desc, e.id desc limit $2::bigint offset $3::bigint
       ) p on true
       left join lateral (
         select count(*)::integer as messages, max(m.created_at) filter (where m.direction = 'out') as last_answer_at
         from messages m where m.enquiry_id = any(${threadParts('p.id', true)}) and ${PUBLIC}
       ) t on true
       order by p.created_at desc, p.id desc`,
      [userId, limit, skip],
    ),
  )
}
