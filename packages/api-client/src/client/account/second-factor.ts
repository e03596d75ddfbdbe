import { answerWith } from '../../answer-shape.ts'
import type {
  NewCodes,
  SecondFactorCodeInput,
  SecondFactorOptions,
  SecondFactorPasswordInput,
  SecondFactorRemovalInput,
  SecondFactorResult,
} from '../../contract/account/second-factor.ts'
import type { CallOptions, Calls } from '../call.ts'
import { authAnswer } from './users.ts'

const codesAnswer = answerWith<NewCodes>('token', 'user', 'recoveryCodes')
const setUpAnswer = answerWith<SecondFactorOptions>('secret', 'uri')

export const secondFactorCalls = ({ read, send }: Calls) => ({
  /** The second factor of the signed-in user. */
  secondFactor: (options?: CallOptions) =>
    read('/users/second-factor', answerWith<SecondFactorResult>('secondFactor'), options),
  /** A new secret for an authenticator app; requires the password. */
  secondFactorOptions: (input: SecondFactorPasswordInput, options?: CallOptions) =>
    send('POST', '/users/second-factor/options', setUpAnswer, input, options),
  /** Turns the second factor on. Ends all other sessions, and returns a new token for this one. */
  addSecondFactor: (input: SecondFactorCodeInput, options?: CallOptions) =>
    send('POST', '/users/second-factor', codesAnswer, input, options),
  /** Creates new recovery codes, and ends all other sessions. */
  newRecoveryCodes: (input: SecondFactorPasswordInput, options?: CallOptions) =>
    send('POST', '/users/second-factor/recovery-codes', codesAnswer, input, options),
  /** Turns the second factor off, and ends all other sessions. */
  removeSecondFactor: (input: SecondFactorRemovalInput, options?: CallOptions) =>
    send('POST', '/users/second-factor/removal', authAnswer, input, options),
})
