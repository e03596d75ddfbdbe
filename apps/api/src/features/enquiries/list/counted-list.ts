import type { EnquiryFilter } from '@susegad/api-client/contract'
import { pageStart } from '../../../db/counters/counters-store.ts'
import type { Queries } from '../../../db/database.ts'
import { rowColumns } from '../enquiry-rows.ts'
import { type EnquiryPage, type Found, staffColumns, staffJoins, toPage, unread } from './staff-row.ts'

// Limit, status and reader are sub-selects, so that the planner can't see their values: it then keeps one generic plan
// instead of planning every call, which took three times as long as everything else.
const countedPage = (page: string) => `
  select c.total, ${staffColumns}, ${unread('(select $6::uuid)')}
  from ${pageStart('$1::date', '$2::date', '$5::enquiry_status', '$3::bigint')} c
  left join lateral (${page}) p on true
  ${staffJoins('(select $6::uuid)')}
  order by p.created_at desc, p.id desc`

const pageOf = (columns: string, status: boolean) => `
  select ${columns} from enquiries e
  where e.deleted_at is null and e.spam is null and e.created_at < c.high and e.created_at >= c.low
    ${status ? 'and e.status = (select $5::enquiry_status)' : ''}
  order by e.created_at desc, e.id desc offset c.skip limit (select $4::bigint)`

// For large offsets, skip rows in the index alone and fetch only the rows of the page.
const FAR_DOWN = 200
const farPageOf = (status: boolean) => `
  select ${rowColumns} from (${pageOf('e.id', status)}) n join enquiries e using (id)`

const near = { any: countedPage(pageOf(rowColumns, false)), one: countedPage(pageOf(rowColumns, true)) }
const far = { any: countedPage(farPageOf(false)), one: countedPage(farPageOf(true)) }

/** The inbox by days and status: total and page come from the day counters, nearly independent of the row count. */
export async function countedList(
  db: Queries,
  filter: EnquiryFilter,
  limit: number,
  skip: number,
  reader: string | null,
): Promise<EnquiryPage> {
  const { startDate = null, endDate = null, status = null } = filter
  const page = skip > FAR_DOWN ? far : near
  return toPage(
    await db.query<Found>(status === null ? page.any : page.one, [
      startDate,
      endDate,
      skip,
      limit,
      status,
      reader,
    ]),
  )
}
