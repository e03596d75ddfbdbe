import { expect, test } from 'vitest'
import { isFor } from './audience.ts'

test.each([
  ['admin', true],
  ['customer', false],
  ['owner', false],
  ['', false],
])('G-ROL-8: a page for staff is for an admin and nobody else: %s', (role, expected) => {
  expect(isFor('staff', { role })).toBe(expected)
  expect(isFor('everyone', { role })).toBe(true)
})

test.each([
  ['admin', true, true],
  ['admin', false, false],
  ['customer', true, false],
])('the site is edited by staff who have the right: %s, %s', (role, editsSite, expected) => {
  expect(isFor('editors', { role, staffRole: 'agent', editsSite })).toBe(expected)
})

test.each([
  ['admin', 'owner', [true, true]],
  ['admin', 'agent', [true, false]],
  ['admin', 'viewer', [false, false]],
  ['customer', 'owner', [false, false]],
])('a page is for those who may use it: %s, %s', (role, staffRole, expected) => {
  expect([isFor('agents', { role, staffRole }), isFor('owners', { role, staffRole })]).toEqual(expected)
})
