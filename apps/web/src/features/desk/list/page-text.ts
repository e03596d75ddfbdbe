import type { EnquiryList } from '@susegad/api-client/contract'
import { enquiriesText } from '../customers/customer-text.ts'

/** What a screen reader says of the page that is shown; an empty list explains itself. */
export const pageText = ({ page, totalPages, total }: EnquiryList): string =>
  total === 0 ? '' : `Page ${page} of ${totalPages}, ${enquiriesText(total)}`
