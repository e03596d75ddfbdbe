import { answerWith } from '../../answer-shape.ts'
import type {
  CustomerDetail,
  CustomerInput,
  CustomerList,
  CustomerQuery,
  MergeInput,
  RelatedList,
} from '../../contract/desk/customer.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const customerAnswer = answerWith<CustomerDetail>('customer', 'enquiries')

export const customerCalls = ({ read, send }: Calls) => ({
  /** Customers by latest enquiry, or those that match a search or a mark. */
  search: (query: CustomerQuery = {}, options?: CallOptions) =>
    send('POST', '/customers/search', answerWith<CustomerList>('customers'), query, options),
  /** One customer, with all enquiries and possible duplicates. */
  get: (id: string, options?: CallOptions) => read(path`/customers/${id}`, customerAnswer, options),
  /** The other enquiries of the person who sent this one. */
  related: (enquiryId: string, options?: CallOptions) =>
    read(path`/enquiries/${enquiryId}/related`, answerWith<RelatedList>('related'), options),
  /** Marks a customer as VIP or blocked, or removes the mark. */
  change: (id: string, input: CustomerInput, options?: CallOptions) =>
    send('PUT', path`/customers/${id}`, customerAnswer, input, options),
  /** Merges two customers who are the same person. */
  merge: (id: string, input: MergeInput, options?: CallOptions) =>
    send('POST', path`/customers/${id}/merges`, customerAnswer, input, options),
  /** Undoes a merge. */
  separate: (id: string, merge: string, options?: CallOptions) =>
    send('DELETE', path`/customers/${id}/merges/${merge}`, customerAnswer, undefined, options),
  /** Marks two customers as different people, so that they are no longer suggested as duplicates. */
  keepApart: (id: string, input: MergeInput, options?: CallOptions) =>
    send('POST', path`/customers/${id}/apart`, customerAnswer, input, options),
  /** Undoes this mark; `other` is the id of the other customer. */
  takeApartBack: (id: string, other: string, options?: CallOptions) =>
    send('DELETE', path`/customers/${id}/apart/${other}`, customerAnswer, undefined, options),
})
