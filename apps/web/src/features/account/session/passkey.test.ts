import { expect, test } from 'vitest'
import { passkeyFailure } from './passkey.ts'

test.each([
  ['NotAllowedError', 'It was cancelled, or took too long. Try again.'],
  ['InvalidStateError', 'This device already has a passkey for your account.'],
  ['SecurityError', 'Passkeys do not work at this address.'],
  ['AnErrorOfTomorrow', 'Your browser didn’t return a passkey. Try again, or use your password.'],
])('%s is told in a sentence', (name, text) => {
  expect(passkeyFailure(Object.assign(new Error('internal'), { name }))).toBe(text)
})
