import { answerWith } from '../../answer-shape.ts'
import type { ErasedResult, PersonData, PersonInput, PersonResult } from '../../contract/desk/privacy.ts'
import type { CallOptions, Calls } from '../call.ts'

export const peopleCalls = ({ send }: Calls) => ({
  /** How much there is. */
  find: (input: PersonInput, options?: CallOptions) =>
    send('POST', '/people', answerWith<PersonResult>('person'), input, options),
  /** All of it, to hand over. */
  data: (input: PersonInput, options?: CallOptions) =>
    send('POST', '/people/data', answerWith<PersonData>('account', 'enquiries'), input, options),
  /** Erases it for good: the account, what the enquiries say, their notes and letters. */
  erase: (input: PersonInput, options?: CallOptions) =>
    send('POST', '/people/erasure', answerWith<ErasedResult>('erased'), input, options),
})
