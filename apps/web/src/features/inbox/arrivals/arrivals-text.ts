import { PAGE_SIZE_MAX } from '@susegad/api-client/rules'

/** Arrivals are counted up to one page. */
export function arrivalsText(count: number): string {
  if (count === 1) return '1 new enquiry'
  return `${count >= PAGE_SIZE_MAX ? `${PAGE_SIZE_MAX} or more` : count} new enquiries`
}
