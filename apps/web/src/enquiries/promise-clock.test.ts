import { expect, test } from 'vitest'
import { answeredAfter, promiseClock } from './promise-clock.ts'

const sent = '2026-11-20T10:00:00.000Z'
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
  expect(promiseClock(sent, now)).toMatchObject({ state, text })
})

test('the first step away from pending is the answer', () => {
  const history = [
    { change: 'status', from: 'in_progress', at: '2026-11-20T15:00:00.000Z' },
    { change: 'status', from: 'pending', at: '2026-11-20T13:12:00.000Z' },
    { change: 'assignedTo', from: null, at: '2026-11-20T12:00:00.000Z' },
  ]
  expect(answeredAfter(sent, history)).toBe('after 3 h 12 min')
  expect(answeredAfter('2026-11-20T13:11:30.000Z', history)).toBe('within a minute')
  expect(answeredAfter(sent, history.slice(2))).toBeNull()
})
