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
