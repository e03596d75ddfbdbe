import { expect, test } from 'vitest'
import { profileInput, shownProfile } from './profile-values.ts'

const user = {
  _id: '1',
  name: 'Asha',
  username: 'asha',
  email: 'asha@example.com',
  phone: '+91 98220 12345',
  role: 'customer' as const,
  dateOfBirth: null,
  address: { street: '', city: 'Panaji', state: 'Goa', zipCode: '', country: 'India' },
}

test('what was typed and never saved lies over what is stored, also where it was emptied', () => {
  const shown = shownProfile(user, { name: 'Asha Naik', city: '' })
  expect(shown).toMatchObject({ name: 'Asha Naik', username: 'asha', dateOfBirth: '' })
  expect(shown.address).toMatchObject({ city: '', state: 'Goa' })
})

test('an emptied day of birth is none', () => {
  const { name, username, email, phone, address } = user
  expect(profileInput({ name, username, email, phone, address, dateOfBirth: '' }).dateOfBirth).toBeNull()
})
