import { answerWith } from '../../answer-shape.ts'
import type { ViewInput, ViewList, ViewResult } from '../../contract/desk/view.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const viewAnswer = answerWith<ViewResult>('view')

export const viewCalls = ({ read, send, tell }: Calls) => ({
  /** Those that everybody has, the shared ones and your own, with how many enquiries each shows. */
  list: (options?: CallOptions) => read('/views', answerWith<ViewList>('builtIn', 'views'), options),
  /** Saves a filter under a name. */
  create: (input: ViewInput, options?: CallOptions) => send('POST', '/views', viewAnswer, input, options),
  /** Changes name, filter, or who has it. */
  change: (id: string, input: ViewInput, options?: CallOptions) =>
    send('PUT', path`/views/${id}`, viewAnswer, input, options),
  /** Puts saved views, shared ones too, in an order that is only yours. */
  order: (ids: string[], options?: CallOptions) => tell('PUT', '/views/order', { ids }, options),
  /** Deletes a saved filter. */
  delete: (id: string, options?: CallOptions) => tell('DELETE', path`/views/${id}`, undefined, options),
})
