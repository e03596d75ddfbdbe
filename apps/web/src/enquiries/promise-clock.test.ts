import { expect, test } from 'vitest'
import { promiseClock, takenUpAfter } from './promise-clock.ts'

const sent = '2026-11-20T10:00:00.000Z'
const due = '2026-11-21T10:00:00.000Z'
const at = (hours: number, minutes = 0) => Date.parse(sent) + (hours * 60 + minutes) * 60_000

test.each([
  [at(0), 'calm', '24 h left'],
  [at(9, 30), 'calm', '14 h left'],
  [at(19, 59), 'calm', '4 h 1 min left'],
  [at(20), 'soon', '4 h left'],
  [at(23, 59), 'soon', '1 min left'],
  [at(24), 'late', 'under a minute late'],
  [at(26, 5), 'late', '2 h 5 min late'],
  [at(24 * 5), 'late', '4 days late'],
])('at %d it is %s: %s', (now, state, text) => {
  expect(promiseClock(due, now, null)).toMatchObject({ state, text })
})

const day = { from: '09:00', to: '18:00' }
const week = {
  monday: day,
  tuesday: day,
  wednesday: day,
  thursday: day,
  friday: day,
  saturday: day,
  sunday: null,
}

// 20 November 2026 is a Friday; due on Monday at 10:00 in the desk's zone.
test.each([
  ['2026-11-20T14:00', 'calm', '14 h left'],
  ['2026-11-21T17:00', 'soon', '2 h left'],
  ['2026-11-22T12:00', 'soon', '1 h left'],
  ['2026-11-23T09:30', 'soon', '30 min left'],
  ['2026-11-23T12:00', 'late', '2 h late'],
])('with opening hours at %s it is %s: %s', (now, state, text) => {
  const at = (time: string) => Date.parse(`${time}:00+05:30`)
  const dueAt = new Date(at('2026-11-23T10:00')).toISOString()
  expect(promiseClock(dueAt, at(now), { week, closedDays: [] })).toEqual({ state, text })
})

test('an enquiry is taken up by its first step away from pending', () => {
  const history = [
    { change: 'status', from: 'in_progress', at: '2026-11-20T15:00:00.000Z' },
    { change: 'status', from: 'pending', at: '2026-11-20T13:12:00.000Z' },
    { change: 'assignedTo', from: null, at: '2026-11-20T12:00:00.000Z' },
  ]
  expect(takenUpAfter(sent, history)).toBe('after 3 h 12 min')
  expect(takenUpAfter('2026-11-20T13:11:30.000Z', history)).toBe('within a minute')
  expect(takenUpAfter(sent, history.slice(2))).toBeNull()
  const merged = { change: 'status', from: 'pending', at: '2026-11-19T10:00:00.000Z', of: 'Another boat' }
  expect(takenUpAfter(sent, [merged, ...history])).toBe('after 3 h 12 min')
})
