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
  /** Starts a bulk change. A long one continues after the response: follow it with `get`. With an idempotency key (a UUID, which becomes its id), it starts only once. */
  start: (input: OperationInput, options?: SubmitOptions) =>
    send('POST', '/operations', operationAnswer, input, options),
  /** Your bulk changes that are running or from the last hour. */
  list: (options?: CallOptions) => read('/operations', answerWith<OperationList>('operations'), options),
  /** Progress of a bulk change. */
  get: (id: string, options?: CallOptions) => read(path`/operations/${id}`, operationAnswer, options),
  /** Stops a bulk change; enquiries that are already changed stay changed. */
  cancel: (id: string, options?: CallOptions) =>
    send('POST', path`/operations/${id}/cancel`, operationAnswer, undefined, options),
  /** Undoes a bulk change, except where somebody has changed an enquiry since. */
  undo: (id: string, options?: CallOptions) =>
    send('POST', path`/operations/${id}/undo`, operationAnswer, undefined, options),
  /** Exports the enquiries of a scope as a file, like `enquiries.export`; changes nothing. */
  export: (input: ExportInput, options?: CallOptions) =>
    file('/enquiries/export', { ...options, method: 'POST', body: input }),
})
