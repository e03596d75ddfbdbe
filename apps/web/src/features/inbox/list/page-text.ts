import type { EnquiryList } from '@susegad/api-client/contract'
import { enquiriesText } from '../../../enquiries/enquiry-text.ts'

/** Screen reader announcement of the current page; none for an empty list. */
export const pageText = ({ page, totalPages, total }: EnquiryList): string =>
  total === 0 ? '' : `Page ${page} of ${totalPages}, ${enquiriesText(total)}`
