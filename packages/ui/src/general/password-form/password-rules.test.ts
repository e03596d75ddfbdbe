import { expect, test } from 'vitest'
import { checkPassword } from './password-rules.ts'

const messagesOf = (values: Parameters<typeof checkPassword>[0]) =>
  checkPassword(values).map(({ message }) => message)

test('a change of password needs the old one, and the new one twice', () => {
  expect(messagesOf({})).toEqual(['Current password is required', 'New password is required'])
  expect(messagesOf({ currentPassword: 'old', newPassword: '12345', confirmPassword: '' })).toEqual([
    'Password must be at least 6 characters',
    'Passwords do not match',
  ])
  expect(messagesOf({ currentPassword: 'old', newPassword: '123456', confirmPassword: '123456' })).toEqual([])
})

test('a link from a letter stands in for the old one, and staff need a longer one', () => {
  const rules = { askCurrent: false, minLength: 12 }
  const short = { newPassword: 'elevenchars', confirmPassword: 'elevenchars' }
  expect(checkPassword(short, rules).map(({ message }) => message)).toEqual([
    'Password must be at least 12 characters',
  ])
  const long = { newPassword: 'twelve chars', confirmPassword: 'twelve chars' }
  expect(checkPassword(long, rules)).toEqual([])
})
