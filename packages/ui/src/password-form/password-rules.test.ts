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
