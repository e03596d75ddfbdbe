import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type CoastRecord, coast as coastSchema } from '../schema/coast-schema.ts'
import { faultsOf } from '../schema/faults.ts'
import { driveBetween } from '../trip/travel/road-time.ts'
import { coast, roadMinutes } from './coast.ts'

const secondFile = new URL('../../konkan-trails/coast.json', import.meta.url)
const { $schema: _editorsOnly, ...secondCoast }: CoastRecord & { $schema: string } = JSON.parse(
  readFileSync(secondFile, 'utf8'),
)

it('the second business has a table of its own', () => {
  expect(faultsOf(coastSchema, secondCoast)).toEqual([])
  expect(roadMinutes(secondCoast, { lat: 17.1571, lng: 73.2702 }, { lat: 17.2986, lng: 73.2216 })).toBe(35)
})

type Roads = NonNullable<CoastRecord['roads']>

/** What can't be true in a table: a pair without minutes, a detour that is much quicker, an impossible speed. */
function oddMinutes(roads: Roads): string[] {
  const areas = roads.areas.map(({ key, bounds: { north, south, west, east } }) => ({
    key,
    lat: (north + south) / 2,
    lng: (west + east) / 2,
  }))
  return areas.flatMap((from, index) =>
    areas.slice(index + 1).flatMap((to) => {
      const pair = `${from.key} ${to.key}`
      const direct = roadMinutes({ roads }, from, to)
      if (direct === null) return [`${pair}: no minutes`]
      const detours = areas
        .filter((via) => via !== from && via !== to)
        .map((via) => Number(roadMinutes({ roads }, from, via)) + Number(roadMinutes({ roads }, via, to)))
      const shortest = Math.min(...detours)
      const byDistance = driveBetween({}, from, to)?.minutes ?? 0
      const isOff = direct < byDistance * 0.5 || direct > byDistance * 2.5
      return [
        ...(direct > shortest + 5 ? [`${pair}: ${direct} direct, ${shortest} by a detour`] : []),
        ...(isOff ? [`${pair}: ${direct}, ${byDistance} by distance`] : []),
      ]
    }),
  )
}

it.each([
  ['example', coast],
  ['second business', secondCoast],
])('the minutes of the %s are plausible', (_, table) => {
  expect(table?.roads && oddMinutes(table.roads)).toEqual([])
})

it.each<[problem: string, odd: Record<string, number>]>([
  ['no minutes', {}],
  ['200 direct, 85 by a detour', { ratnagiri: 200 }],
  ['10, 95 by distance', { ratnagiri: 10 }],
])('a table with a pair that has %s is refused', (problem, odd) => {
  const { areas = [], minutes = {} } = secondCoast.roads ?? {}
  const table = { ...minutes, jaigad: { ganpatipule: 35, ...odd } }
  expect(oddMinutes({ areas, minutes: table }).join()).toContain(`jaigad ratnagiri: ${problem}`)
})
