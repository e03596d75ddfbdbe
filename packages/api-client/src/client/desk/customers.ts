import { answerWith } from '../../answer-shape.ts'
import type {
  CustomerDetail,
  CustomerInput,
  CustomerList,
  CustomerQuery,
  MergeInput,
} from '../../contract/desk/customer.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const customerAnswer = answerWith<CustomerDetail>('customer', 'enquiries')

export const customerCalls = ({ read, send }: Calls) => ({
  /** Whoever asked last first, or those a search or a mark finds. */
  search: (query: CustomerQuery = {}, options?: CallOptions) =>
    send('POST', '/customers/search', answerWith<CustomerList>('customers'), query, options),
  /** One customer, with all enquiries and who could be the same person. */
  get: (id: string, options?: CallOptions) => read(path`/customers/${id}`, customerAnswer, options),
  /** Marks as VIP or blocked, or neither. */
  change: (id: string, input: CustomerInput, options?: CallOptions) =>
    send('PUT', path`/customers/${id}`, customerAnswer, input, options),
  /** Says that two are the same person. */
  merge: (id: string, input: MergeInput, options?: CallOptions) =>
    send('POST', path`/customers/${id}/merges`, customerAnswer, input, options),
  /** Takes a merge back. */
  separate: (id: string, merge: string, options?: CallOptions) =>
    send('DELETE', path`/customers/${id}/merges/${merge}`, customerAnswer, undefined, options),
  /** Says that two are not the same person, so that they are proposed no more. */
  keepApart: (id: string, input: MergeInput, options?: CallOptions) =>
    send('POST', path`/customers/${id}/apart`, customerAnswer, input, options),
  /** Takes that back; `other` is the id of the other customer. */
  takeApartBack: (id: string, other: string, options?: CallOptions) =>
    send('DELETE', path`/customers/${id}/apart/${other}`, customerAnswer, undefined, options),
})
