import { describe, expect, it } from 'vitest'
import { allActivities, allBeaches, allHotels } from '../../test/all-records.ts'
import { areaOf } from '../place/coordinates.ts'
import { coast as coastSchema } from '../schema/coast-schema.ts'
import { faultsOf } from '../schema/faults.ts'
import { coast, roadMinutes } from './coast.ts'

const places = [...allHotels, ...allActivities, ...allBeaches]
const minutes = (one: string, other: string) => {
  const [from, to] = [one, other].map((slug) => places.find((place) => place.slug === slug)?.coordinates)
  if (!coast || !from || !to) throw new Error('The example has lost a place.')
  return [roadMinutes(coast, from, to), roadMinutes(coast, to, from)]
}

describe('the minutes by road', () => {
  it.each([
    ['amara-grand-hotel', 'candolim-beach-goa-india', 10],
    ['amara-grand-hotel', 'miramar-beach-goa-india', 35],
    ['wotel-calangute', 'paragliding-adventure-goa', 75],
    ['tree-house-hotel', 'palolem-beach-goa-india', 150],
  ])('from %s to %s are %i, and back', (one, other, known) => {
    expect(minutes(one, other)).toEqual([known, known])
  })

  it('are known between all places of the example', () => {
    const unplaced = places.filter(
      ({ coordinates }) => coordinates && !areaOf(coordinates, coast?.roads?.areas ?? []),
    )
    expect(unplaced.map(({ slug }) => slug)).toEqual([])
    const unknown = places.flatMap((one) =>
      places
        .filter(
          (other) =>
            one !== other &&
            one.coordinates &&
            other.coordinates &&
            minutes(one.slug, other.slug)[0] === null,
        )
        .map(({ slug }) => `${one.slug} ${slug}`),
    )
    expect(unknown).toEqual([])
  })

  it('are unknown at sea, and without a table', () => {
    if (!coast) throw new Error('The example has no coast.')
    const [sea, land] = [
      { lat: 15.2, lng: 73.5 },
      { lat: 15.5162, lng: 73.7668 },
    ]
    expect(roadMinutes(coast, sea, land)).toBeNull()
    expect(roadMinutes({}, land, land)).toBeNull()
  })
})

it.each([
  ['roads.minutes.mars', { mars: { candolim: 5 } }, /is for 'mars', which is not an area/],
  ['roads.minutes.candolim.mars', { candolim: { mars: 5 } }, /is the road to 'mars', which is not an area/],
  [
    'roads.minutes.candolim.panaji',
    { candolim: { panaji: 5 }, panaji: { candolim: 6 } },
    /stands beside the way/,
  ],
])('a table with a mistake at %s is refused', (field, table, problem) => {
  const faults = faultsOf(coastSchema, { ...coast, roads: { areas: coast?.roads?.areas, minutes: table } })
  expect(faults).toContainEqual(expect.objectContaining({ field, problem: expect.stringMatching(problem) }))
})
