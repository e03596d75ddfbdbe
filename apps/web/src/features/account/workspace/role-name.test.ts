import { expect, test } from 'vitest'
import { roleName } from './role-name.ts'

test.each([
  ['admin', 'Administrator', 'Admin'],
  ['customer', 'Customer', 'Customer'],
  ['editor', 'Customer', 'Customer'],
])('%s is called %s, on a badge %s', (role, full, short) => {
  expect(roleName(role)).toBe(full)
  expect(roleName(role, 'short')).toBe(short)
})
