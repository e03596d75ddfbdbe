import { answerWith } from '../../answer-shape.ts'
import type {
  NewPasskeyInput,
  PasskeyInput,
  PasskeyList,
  PasskeyOptions,
  PasskeyOptionsInput,
  PasskeyResult,
  PasskeySignInInput,
} from '../../contract/account/passkey.ts'
import { type CallOptions, type Calls, path } from '../call.ts'
import { authAnswer } from './users.ts'

const passkeyAnswer = answerWith<PasskeyResult>('passkey')
const optionsAnswer = answerWith<PasskeyOptions>('options')

export const passkeyCalls = ({ read, send }: Calls) => ({
  /** Passkeys of the signed-in user. */
  passkeys: (options?: CallOptions) => read('/users/passkeys', answerWith<PasskeyList>('passkeys'), options),
  /** WebAuthn options to create a passkey; requires the password. */
  passkeyOptions: (input: PasskeyOptionsInput, options?: CallOptions) =>
    send('POST', '/users/passkeys/options', optionsAnswer, input, options),
  /** Adds a passkey that the browser has created. */
  addPasskey: (input: NewPasskeyInput, options?: CallOptions) =>
    send('POST', '/users/passkeys', passkeyAnswer, input, options),
  /** Renames a passkey. */
  renamePasskey: (id: string, input: PasskeyInput, options?: CallOptions) =>
    send('PUT', path`/users/passkeys/${id}`, passkeyAnswer, input, options),
  /** Removes a passkey, ends all other sessions, and returns a new token for this one. */
  removePasskey: (id: string, options?: CallOptions) =>
    send('DELETE', path`/users/passkeys/${id}`, authAnswer, undefined, options),
  /** WebAuthn options to sign in with a passkey; needs no session. */
  passkeySignInOptions: (options?: CallOptions) =>
    send('POST', '/users/passkeys/sign-in/options', optionsAnswer, undefined, options),
  /** Signs in with a passkey. */
  passkeySignIn: (input: PasskeySignInInput, options?: CallOptions) =>
    send('POST', '/users/passkeys/sign-in', authAnswer, input, options),
})
