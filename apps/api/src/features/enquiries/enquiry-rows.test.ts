import { expect, it } from 'vitest'
import { iso } from '../../dates/iso.ts'

it.each([
  '2026-11-21 15:12:45.123456+00',
  '2026-11-21 15:12:45.9+00',
  '2026-11-21 15:12:45+00',
  '2026-11-21 15:12:45.999999+00',
  '2026-11-21 20:42:45.5+05:30',
  '2026-11-21T15:12:45.120Z',
])('%s becomes the moment it names', (at) => {
  expect(iso(at)).toBe(new Date(at).toISOString())
})
