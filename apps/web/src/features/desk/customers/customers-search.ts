import { CUSTOMER_MARKS, type CustomerMark } from '@susegad/api-client/rules'

/** The page's search params. The search text is not included, because URLs are logged. */
export interface CustomersSearch {
  /** The id of any enquiry of the customer whose page is open. */
  customer?: string
  mark?: CustomerMark
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads the search params; drops invalid values instead of failing. */
export function readCustomersSearch(raw: Record<string, unknown>): CustomersSearch {
  const mark = CUSTOMER_MARKS.find((known) => known === raw.mark)
  return {
    ...(typeof raw.customer === 'string' && idPattern.test(raw.customer) && { customer: raw.customer }),
    ...(mark && { mark }),
  }
}
