import { expect, test } from 'vitest'
import { roleName } from './role-name.ts'

test.each([
  ['admin', 'Administrator', 'Admin'],
  ['customer', 'Customer', 'Customer'],
  ['editor', 'Customer', 'Customer'],
])('%s is called %s, on a badge %s', (role, full, short) => {
  expect(roleName({ role })).toBe(full)
  expect(roleName({ role }, 'short')).toBe(short)
})

test('staff other than owners are called by what they may do', () => {
  expect(roleName({ role: 'admin', staffRole: 'owner' }, 'short')).toBe('Admin')
  expect(roleName({ role: 'admin', staffRole: 'agent' }, 'short')).toBe('Agent')
  expect(roleName({ role: 'admin', staffRole: 'viewer' })).toBe('Viewer')
})
