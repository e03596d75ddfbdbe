import { expect, test } from 'vitest'
import { checkSignIn } from './sign-in-rules.ts'

test('a sign-in needs both of its fields', () => {
  expect(checkSignIn({})).toEqual([
    { field: 'emailOrUsername', message: 'Email or username is required' },
    { field: 'password', message: 'Password is required' },
  ])
  expect(checkSignIn({ emailOrUsername: '  ', password: 'x' })).toHaveLength(1)
  expect(checkSignIn({ emailOrUsername: 'asha', password: 'x' })).toEqual([])
})

test('a password of blanks is a password', () => {
  expect(checkSignIn({ emailOrUsername: 'asha', password: '      ' })).toEqual([])
})
