import { answerWith } from '../../answer-shape.ts'
import type { LabelDeleted, LabelInput, LabelList, LabelResult } from '../../contract/enquiry/label.ts'
import { type CallOptions, type Calls, path } from '../call.ts'

const labelAnswer = answerWith<LabelResult>('label')

export const labelCalls = ({ read, send }: Calls) => ({
  list: (options?: CallOptions) => read('/labels', answerWith<LabelList>('labels'), options),
  create: (input: LabelInput, options?: CallOptions) => send('POST', '/labels', labelAnswer, input, options),
  change: (id: string, input: LabelInput, options?: CallOptions) =>
    send('PUT', path`/labels/${id}`, labelAnswer, input, options),
  /** Deletes a label, and says on how many enquiries it was; for owners. It can be restored for 30 days. */
  delete: (id: string, options?: CallOptions) =>
    send('DELETE', path`/labels/${id}`, answerWith<LabelDeleted>('enquiries'), undefined, options),
  /** Restores a deleted label on every enquiry that had it; for owners. */
  restore: (id: string, options?: CallOptions) =>
    send('POST', path`/labels/${id}/restore`, labelAnswer, undefined, options),
})
