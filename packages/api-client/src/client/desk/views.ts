import { answerWith } from '../../answer-shape.ts'
import type { ViewInput, ViewList, ViewResult } from '../../contract/desk/view.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const viewAnswer = answerWith<ViewResult>('view')

export const viewCalls = ({ read, send, tell }: Calls) => ({
  /** Built-in views, shared views and your own, with the number of enquiries in each. */
  list: (options?: CallOptions) => read('/views', answerWith<ViewList>('builtIn', 'views'), options),
  /** Saves a filter under a name. */
  create: (input: ViewInput, options?: CallOptions) => send('POST', '/views', viewAnswer, input, options),
  /** Changes the name or filter, shares or unshares. */
  change: (id: string, input: ViewInput, options?: CallOptions) =>
    send('PUT', path`/views/${id}`, viewAnswer, input, options),
  /** Sets your own order of saved views, including shared ones. */
  order: (ids: string[], options?: CallOptions) => tell('PUT', '/views/order', { ids }, options),
  /** Deletes a saved filter. */
  delete: (id: string, options?: CallOptions) => tell('DELETE', path`/views/${id}`, undefined, options),
})
