import type { EnquiryFilter, EnquiryList, EnquiryQuery, StaffEnquiry } from '@susegad/api-client/contract'
import { PAGE_SIZE_MAX } from '@susegad/api-client/rules'

interface CollectOptions {
  filter: EnquiryFilter
  /** Collect only these; without it, all that match the filter. */
  ids?: ReadonlySet<string> | undefined
  /** Leave these out of all that match. */
  except?: ReadonlySet<string> | undefined
  list: (query: EnquiryQuery) => Promise<EnquiryList>
}

/** Reads the matching enquiries page by page, in list order, until all wanted ones are found. */
export async function collectEnquiries(options: CollectOptions): Promise<StaffEnquiry[]> {
  const { filter, ids, except = new Set(), list } = options
  const found = new Map<string, StaffEnquiry>()
  for (let page = 1; ; page++) {
    const { enquiries, totalPages } = await list({ ...filter, page, limit: PAGE_SIZE_MAX })
    // New arrivals push rows onto the next page; the Map drops the duplicates.
    for (const enquiry of enquiries)
      if (ids ? ids.has(enquiry._id) : !except.has(enquiry._id)) found.set(enquiry._id, enquiry)
    if (page >= totalPages || enquiries.length === 0 || (ids && found.size >= ids.size)) break
  }
  return [...found.values()]
}
