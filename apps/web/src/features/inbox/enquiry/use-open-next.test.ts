import type { StaffEnquiry } from '@susegad/api-client/contract'
import { expect, test } from 'vitest'
import { nextWaiting } from './use-open-next.ts'

const row = (_id: string, waits: boolean, status = 'pending') =>
  ({ _id, status, dueAt: waits ? '2026-11-27T10:00:00Z' : null }) as StaffEnquiry

const list = [row('a', true), row('b', false), row('c', true), row('d', true, 'resolved'), row('e', true)]

test.each([
  ['a', 'c'],
  ['b', 'c'],
  ['c', 'e'],
  ['e', 'a'],
  ['of another page', 'a'],
])('after %s comes %s, which needs a reply', (from, next) => {
  expect(nextWaiting(list, from)).toBe(next)
})

test('passes over what is snoozed, and stops at what is back from it', () => {
  const until = (time: string) => ({ snoozedUntil: `${time}T10:00:00Z` })
  const snoozed = { ...row('f', true), ...until('2126-01-01') }
  const back = { ...row('g', false), ...until('2026-01-01') }
  expect(nextWaiting([row('a', true), snoozed, back], 'a')).toBe('g')
})

test('nothing comes after the last that needs a reply', () => {
  expect(nextWaiting(list.slice(2, 4), 'c')).toBeUndefined()
})
