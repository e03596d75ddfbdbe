import { answerWith } from '../../answer-shape.ts'
import type {
  ExportInput,
  OperationInput,
  OperationList,
  OperationResult,
} from '../../contract/desk/operation.ts'
import { type CallOptions, type Calls, path, type SubmitOptions } from '../call.ts'

const operationAnswer = answerWith<OperationResult>('operation')

export const operationCalls = ({ read, send, file }: Calls) => ({
  /** Begins it. Few are done by the time of the answer; a longer one goes on, and `get` tells how far it is. With an idempotency key, a UUID that becomes its id, it begins once. */
  start: (input: OperationInput, options?: SubmitOptions) =>
    send('POST', '/operations', operationAnswer, input, options),
  /** Your own that are under way, or of the last hour. */
  list: (options?: CallOptions) => read('/operations', answerWith<OperationList>('operations'), options),
  /** How far it is. */
  get: (id: string, options?: CallOptions) => read(path`/operations/${id}`, operationAnswer, options),
  /** Cancels it; rows that were already changed stay changed. */
  cancel: (id: string, options?: CallOptions) =>
    send('POST', path`/operations/${id}/cancel`, operationAnswer, undefined, options),
  /** Puts back what it changed and nobody has touched since. */
  undo: (id: string, options?: CallOptions) =>
    send('POST', path`/operations/${id}/undo`, operationAnswer, undefined, options),
  /** Exports the enquiries of a scope as a file, like `enquiries.export`; changes nothing. */
  export: (input: ExportInput, options?: CallOptions) =>
    file('/enquiries/export', { ...options, method: 'POST', body: input }),
})
