import { expect, it } from 'vitest'
import { isInSeason, seasonOn, spanOfMonths } from './season.ts'

const winter = { name: 'Winter', days: [{ from: '12-20', to: '01-05' }] }
const rest = { name: 'Rest', days: [{ from: '01-06', to: '12-19' }] }

it.each([
  ['2026-12-19', 'Rest'],
  ['2026-12-20', 'Winter'],
  ['2026-12-31', 'Winter'],
  ['2027-01-01', 'Winter'],
  ['2027-01-05', 'Winter'],
  ['2027-01-06', 'Rest'],
  ['2028-02-29', 'Rest'],
])('%s is in %s', (day, name) => {
  expect(seasonOn(day, [winter, rest])?.name).toBe(name)
})

it.each([
  ['2026-10-01', true],
  ['2027-02-28', true],
  ['2027-03-31', true],
  ['2027-04-01', false],
  ['2026-09-30', false],
])('of the months Oct-Mar, %s: %s', (day, isIn) => {
  expect(isInSeason(day, [spanOfMonths('Oct-Mar')])).toBe(isIn)
})
