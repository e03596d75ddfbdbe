import type { EnquiryFilter, StaffEnquiry } from '@susegad/api-client/contract'
import { PAGE_SIZE_MAX } from '@susegad/api-client/rules'
import { service } from '../../../shell/session/service.ts'
import { arrivedAfter, type Newest } from './arrivals.ts'

// Poll interval: short enough for staff at work, long enough for a forgotten tab.
export const ASK_EVERY = 20_000

/** Fetches only the newest enquiry, unless something has arrived. */
export async function newestRows(
  filter: EnquiryFilter,
  newest: Newest | undefined,
  signal: AbortSignal,
): Promise<readonly StaffEnquiry[]> {
  // By name, because by default urgent enquiries come before newer ones.
  const newestFirst = { page: 1, sort: 'created', ...filter } as const
  const { enquiries: first } = await service.enquiries.list({ ...newestFirst, limit: 1 }, { signal })
  if (!newest || arrivedAfter(newest, first) === 0) return first
  const { enquiries: rows } = await service.enquiries.list(
    { ...newestFirst, limit: PAGE_SIZE_MAX },
    { signal },
  )
  return rows
}
