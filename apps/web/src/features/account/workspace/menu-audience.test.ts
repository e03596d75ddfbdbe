import { expect, test } from 'vitest'
import { entriesFor } from './menu-audience.ts'

const entries = [
  { label: 'Dashboard', audience: 'everyone' },
  { label: 'Prices', audience: 'staff' },
  { label: 'Contact', audience: 'everyone' },
] as const

test.each([
  ['admin', ['Dashboard', 'Prices', 'Contact']],
  ['customer', ['Dashboard', 'Contact']],
  ['owner', ['Dashboard', 'Contact']],
  ['', ['Dashboard', 'Contact']],
])('G-ROL-8: a menu entry for staff alone is shown to an admin and to nobody else: %s', (role, labels) => {
  expect(entriesFor(entries, role).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['admin', true, ['Site']],
  ['admin', false, []],
  ['customer', true, []],
])('the site is edited by those on the staff who have the right: %s, %s', (role, editsSite, labels) => {
  const pages = [{ label: 'Site', audience: 'editors' }] as const
  expect(entriesFor(pages, role, 'agent', editsSite).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['admin', 'owner', ['Connections', 'Team']],
  ['admin', 'agent', ['Connections']],
  ['admin', 'viewer', []],
  ['customer', 'owner', []],
])('a page is shown to those who may use it: %s, %s', (role, staffRole, labels) => {
  const pages = [
    { label: 'Connections', audience: 'agents' },
    { label: 'Team', audience: 'owners' },
  ] as const
  expect(entriesFor(pages, role, staffRole).map(({ label }) => label)).toEqual(labels)
})
