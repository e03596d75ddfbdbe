import { activitiesPage, activitySummaries } from '@susegad/catalog-data/activities'
import { expect, test } from 'vitest'
import { activityFields, filterActivities, minutesOf } from './filter-activities.ts'

const { priceSteps } = activitiesPage
const find = (query: Parameters<typeof filterActivities>[1]) =>
  filterActivities(activitySummaries, query, priceSteps)

test.each([
  ['1 hour', 60],
  ['6 to 7 hours with the boat journey', 420],
  ['15 to 20 minutes on the board, about 1 hour in all', 60],
  ['About 2 hours, with the jump itself under a minute', 120],
  ['1.5 hours', 90],
  ['2-3 Hours', 180],
  ['2–3 hours', 180],
  ['45mins', 45],
  ['1 hr', 60],
  ['2 days', 2880],
])('%s is %i minutes', (duration, minutes) => {
  expect(minutesOf(duration)).toBe(minutes)
})

test('an activity that does not say how long it takes comes last', () => {
  expect(find({ sort: 'shortest' }).at(-1)?.duration).toBeNull()
})

test('kinds and prices narrow together, and the two kinds are all there is', () => {
  const cheapAtSea = find({ kind: 'water', price: 'under-500' })
  expect(cheapAtSea.map(({ slug }) => slug)).toContain('kayaking-in-goa-baga-beach')
  expect(cheapAtSea.every(({ price }) => price < 500)).toBe(true)
  expect(find({ kind: 'water' }).length + find({ kind: 'land' }).length).toBe(activitySummaries.length)
})

test.each(['moon', 'constructor', 'toString', '__proto__', '__defineGetter__'])(
  'what nobody offers is left open: %s',
  (word) => {
    expect(find({ kind: word, price: word, sort: word })).toEqual(activitySummaries)
  },
)

test('every choice of the bar finds something', () => {
  for (const { name, options } of activityFields(priceSteps, {}))
    for (const [value] of options) expect(find({ [name]: value })).not.toEqual([])
})
