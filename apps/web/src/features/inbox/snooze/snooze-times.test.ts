import { expect, test } from 'vitest'
import { snoozeTimes } from './snooze-times.ts'

const offered = (now: string) => snoozeTimes(Date.parse(now)).map(({ label, at }) => [label, at])

test('offers later today, tomorrow morning and next Monday, by the clock of the desk', () => {
  // Friday, 10:10 am at the desk.
  expect(offered('2026-11-27T04:40:00Z')).toEqual([
    ['Later today', '2026-11-27T08:00:00.000Z'],
    ['Tomorrow morning', '2026-11-28T03:30:00.000Z'],
    ['Next Monday', '2026-11-30T03:30:00.000Z'],
  ])
})

test('offers no time of the night, and a Monday that is not today', () => {
  // Sunday, 11 pm at the desk; still Sunday in London.
  expect(offered('2026-11-29T17:30:00Z')).toEqual([
    ['Tomorrow morning', '2026-11-30T03:30:00.000Z'],
    ['Next Monday', '2026-11-30T03:30:00.000Z'],
  ])
  // Monday, 00:30 am at the desk; still Sunday in London.
  expect(offered('2026-11-29T19:00:00Z')).toEqual([
    ['Later today', '2026-11-29T22:00:00.000Z'],
    ['Tomorrow morning', '2026-12-01T03:30:00.000Z'],
    ['Next Monday', '2026-12-07T03:30:00.000Z'],
  ])
})
