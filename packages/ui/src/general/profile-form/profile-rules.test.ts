import { expect, test } from 'vitest'
import { checkProfile, toProfileValues } from './profile-rules.ts'

const filled = { name: 'Asha', username: 'asha', email: 'asha@example.com', phone: '1' }

test('a profile needs what an account needs and nothing more', () => {
  expect(checkProfile({}).map(({ message }) => message)).toEqual([
    'Name is required',
    'Username is required',
    'Email is required',
    'Phone is required',
  ])
  expect(checkProfile(filled)).toEqual([])
})

test('a malformed address is told inline', () => {
  expect(checkProfile(filled, new Set(['email']))).toEqual([
    { field: 'email', message: 'Enter an email address such as name@example.com' },
  ])
})

test('the flat fields become a profile with its address', () => {
  expect(toProfileValues({ ...filled, name: ' Asha ', city: ' Panaji ' })).toEqual({
    ...filled,
    dateOfBirth: '',
    address: { street: '', city: 'Panaji', state: '', zipCode: '', country: '' },
  })
})
