import { CUSTOMER_MARKS, type CustomerMark } from '@susegad/api-client/rules'
import { oneOf, searchReader, uuid } from '../../shell/navigation/search-reader.ts'

/** The page's search params. The search text is not included, because URLs are logged. */
export interface CustomersSearch {
  /** The id of any enquiry of the customer whose page is open. */
  customer?: string | undefined
  mark?: CustomerMark | undefined
}

export const readCustomersSearch = searchReader<CustomersSearch>({
  customer: uuid,
  mark: oneOf(...CUSTOMER_MARKS),
})
