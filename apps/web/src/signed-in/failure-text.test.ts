import { ApiError, type ApiErrorKind } from '@susegad/api-client/client'
import { expect, test } from 'vitest'
import { answerText, failureText } from './failure-text.ts'

const error = (kind: ApiErrorKind, more = {}) => new ApiError({ kind, status: 500, message: 'm', ...more })

test.each([
  [error('network', { status: 0 }), /connection/],
  [error('rate', { retryAfter: 40 }), /Try again in 40 seconds/],
  [error('unavailable', { retryAfter: 1 }), /Try again in 1 second\./],
  [error('forbidden'), /no longer allowed/],
  [error('missing'), /deleted/],
  [error('validation', { fieldErrors: { text: 'Note must be at most 4000 characters' } }), /at most 4000/],
  [new TypeError('x is undefined'), /Something went wrong/],
])('every failure says what happened and what to do (%#)', (failure, expected) => {
  const text = failureText('The note was not saved.', failure)
  expect(text).toMatch(/^The note was not saved\. /)
  expect(text).toMatch(expected)
})

test("the service's message comes first, then the fixed one, then that nobody knows", () => {
  expect(
    answerText(error('auth', { status: 401, body: { message: 'Wrong password' } }), 'Login failed'),
  ).toBe('Wrong password')
  expect(answerText(error('server', { body: undefined }), 'Login failed')).toBe('Login failed')
  const unknown = 'An unexpected error occurred. Please try again.'
  expect(answerText(error('network', { status: 0 }), 'Login failed')).toBe(unknown)
  expect(answerText(new TypeError('x'), 'Login failed')).toBe(unknown)
})
