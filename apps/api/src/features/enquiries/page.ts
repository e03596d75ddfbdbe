import type { EnquiryPage } from './enquiry-list-store.ts'
import type { EnquiryRow } from './enquiry-rows.ts'

export const toPage = <T>(
  { rows, total }: EnquiryPage,
  toItem: (row: EnquiryRow) => T,
  page: number,
  limit: number,
) => ({
  enquiries: rows.map(toItem),
  total,
  totalPages: Math.ceil(total / limit),
  page,
  limit,
})
