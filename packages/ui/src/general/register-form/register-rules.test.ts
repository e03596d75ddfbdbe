import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkRegister, type RegisterFields, toRegisterValues } from './register-rules.ts'

const filled: RegisterFields = {
  name: 'Asha Naik',
  username: 'asha',
  email: 'asha@example.com',
  phone: '98220 12345',
  password: 'secret',
  confirmPassword: 'secret',
}
const firstOf = (values: Partial<RegisterFields>, malformed?: Set<string>) =>
  checkRegister(values, malformed)[0]?.message

describe('a registration', () => {
  test('that is complete may go, with a password of exactly six characters', () => {
    expect(checkRegister(filled)).toEqual([])
  })

  test('is told its problems in the agreed order', () => {
    const told: (string | undefined)[] = []
    const values: Partial<RegisterFields> = {}
    for (const [field, text] of [
      ['name', 'Asha'],
      ['username', 'asha'],
      ['email', 'asha@example.com'],
      ['phone', '1'],
      ['password', '12345'],
      ['password', '123456'],
      ['confirmPassword', '123456'],
    ] as const) {
      told.push(firstOf(values))
      values[field] = text
    }
    expect(told).toEqual([
      'Name is required',
      'Username is required',
      'Email is required',
      'Phone is required',
      'Password is required',
      'Password must be at least 6 characters',
      'Passwords do not match',
    ])
    expect(firstOf(values)).toBeUndefined()
  })

  test('hears of a malformed address only when nothing else is wrong', () => {
    const malformed = new Set(['email'])
    expect(firstOf({ ...filled, confirmPassword: 'other' }, malformed)).toBe('Passwords do not match')
    expect(firstOf(filled, malformed)).toBe('Enter an email address such as name@example.com')
  })

  test('passes a password exactly when it is long enough and typed twice alike', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 9 }), fc.string({ maxLength: 9 }), (password, confirmPassword) => {
        const accepted = checkRegister({ ...filled, password, confirmPassword }).length === 0
        expect(accepted).toBe(password.length >= 6 && password === confirmPassword)
      }),
    )
  })
})

test('the confirmation is never sent and the password goes as typed', () => {
  expect(toRegisterValues({ ...filled, name: ' Asha ', password: ' secret ' })).toEqual({
    name: 'Asha',
    username: 'asha',
    email: 'asha@example.com',
    phone: '98220 12345',
    password: ' secret ',
  })
})
