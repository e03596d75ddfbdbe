import { answerWith } from '../../answer-shape.ts'
import type { ErasedResult, PersonData, PersonInput, PersonResult } from '../../contract/desk/privacy.ts'
import type { CallOptions, Calls } from '../call.ts'

export const peopleCalls = ({ send }: Calls) => ({
  /** Counts what is stored. */
  find: (input: PersonInput, options?: CallOptions) =>
    send('POST', '/people', answerWith<PersonResult>('person'), input, options),
  /** Exports everything, to hand over. */
  data: (input: PersonInput, options?: CallOptions) =>
    send('POST', '/people/data', answerWith<PersonData>('account', 'enquiries'), input, options),
  /** Permanently erases the account and the content, notes and emails of the enquiries. */
  erase: (input: PersonInput, options?: CallOptions) =>
    send('POST', '/people/erasure', answerWith<ErasedResult>('erased'), input, options),
})
