import type { NewPasskeyInput, PasskeySignInInput } from '@susegad/api-client/contract'

type Options = Record<string, unknown>

// Loaded on demand.
const library = () => import('@simplewebauthn/browser')

/** Whether the browser supports passkeys. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in globalThis

/** Creates a passkey with the service's options. */
export async function makePasskey(options: Options): Promise<NewPasskeyInput['response']> {
  const { startRegistration } = await library()
  return (await startRegistration({ optionsJSON: options as never })) as NewPasskeyInput['response']
}

/** Signs the service's options with a passkey that the person chooses. */
export async function signByPasskey(options: Options): Promise<PasskeySignInInput['response']> {
  const { startAuthentication } = await library()
  return (await startAuthentication({ optionsJSON: options as never })) as PasskeySignInInput['response']
}

const reasons: Record<string, string> = {
  NotAllowedError: 'It was cancelled, or took too long. Try again.',
  AbortError: 'It was cancelled. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  SecurityError: 'Passkeys do not work at this address.',
  NotSupportedError: 'This device doesn’t support this kind of passkey.',
}

/** Error message for a failed passkey, with what to do. */
export const passkeyFailure = (error: unknown): string => {
  const name = error instanceof Error ? error.name : ''
  return reasons[name] ?? 'Your browser didn’t return a passkey. Try again, or use your password.'
}
