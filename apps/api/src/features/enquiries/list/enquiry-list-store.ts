import type { EnquiryFilter } from '@susegad/api-client/contract'
import { BULK_MAX, type EnquirySort } from '@susegad/api-client/rules'
import type { Queries } from '../../../db/database.ts'
import { rowColumns } from '../enquiry-rows.ts'
import { countedList } from './counted-list.ts'
import { conditions, needsCounting, orderOf, totalOf } from './list-conditions.ts'
import { type EnquiryPage, type Found, staffColumns, staffJoins, toPage, unread } from './staff-row.ts'

async function filteredList(
  db: Queries,
  filter: EnquiryFilter,
  limit: number,
  skip: number,
  sort: EnquirySort | undefined,
  reader: string | null,
): Promise<EnquiryPage> {
  const parameters: unknown[] = [limit, skip, reader]
  const where = conditions(filter, parameters)
  const total = totalOf(filter, parameters)
  return toPage(
    await db.query<Found>(
      `select c.total, ${staffColumns}, ${unread('$3::uuid')}
       from (select ${total} as total) c
       left join lateral (
         select ${rowColumns} from enquiries e where ${where}
         order by ${orderOf(filter, sort, 'e')} limit $1::bigint offset $2::bigint
       ) p on true
       ${staffJoins('$3::uuid')}
       order by ${orderOf(filter, sort, 'p')}`,
      parameters,
    ),
  )
}

/** For `reader`, each row says whether it is unread. Pages sorted by last message use the index: day counters exist only for creation days. */
export const listEnquiries = (
  db: Queries,
  filter: EnquiryFilter,
  limit: number,
  skip: number,
  sort?: EnquirySort,
  reader: string | null = null,
): Promise<EnquiryPage> =>
  sort !== 'lastMessage' && !needsCounting(filter)
    ? countedList(db, filter, limit, skip, reader)
    : filteredList(db, filter, limit, skip, sort, reader)

/** Ids of a filter's matches in list order, up to the limit of a bulk call. */
export async function selectIds(
  db: Queries,
  filter: EnquiryFilter,
  sort?: EnquirySort,
): Promise<{ ids: string[]; total: number }> {
  const parameters: unknown[] = []
  const where = conditions(filter, parameters)
  const { total } = await listEnquiries(db, filter, 1, 0)
  const rows = await db.query<{ id: string }>(
    `select e.id from enquiries e where ${where} order by ${orderOf(filter, sort, 'e')} limit ${BULK_MAX}`,
    parameters,
  )
  return { ids: rows.map(({ id }) => id), total }
}
