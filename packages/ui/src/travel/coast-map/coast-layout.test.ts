import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleShore, sampleStops } from '../../internal/stories/sample-coast.ts'
import { type CoastStop, tallLayout, wideLayout } from './coast-layout.ts'

const stops = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1 }),
    name: fc.constant('Somewhere'),
    kind: fc.constantFrom('beach', 'hotel', 'activity'),
    x: fc.integer({ min: 0, max: 900 }),
    y: fc.integer({ min: 0, max: 1000 }),
  }),
  { selector: ({ id }) => id, maxLength: 40 },
)

const layouts = [
  ['tall', (list: readonly CoastStop[]) => tallLayout(sampleShore, list, 'full'), 'y', 29],
  ['small', (list: readonly CoastStop[]) => tallLayout(sampleShore, list, 'small'), 'y', 35],
  ['wide', (list: readonly CoastStop[]) => wideLayout(sampleShore, list), 'x', 2.8],
] as const

test.each(layouts)('%s: names on one side never touch', (_, layout, axis, gap) => {
  fc.assert(
    fc.property(stops, (list) => {
      const { placed } = layout(list)
      for (const side of ['sea', 'land']) {
        const places = [...placed.values()]
          .filter((stop) => stop.side === side)
          .map(({ label }) => label[axis])
        const ordered = places.toSorted((a, b) => a - b)
        for (const [place, position] of ordered.entries())
          if (place > 0) expect(position - (ordered[place - 1] ?? 0)).toBeGreaterThanOrEqual(gap)
      }
    }),
  )
})

test.each(layouts)('%s: every dot is on the map', (_, layout) => {
  fc.assert(
    fc.property(stops, (list) => {
      const { placed, height } = layout(list)
      expect(placed.size).toBe(list.length)
      for (const { dot } of placed.values()) {
        expect(dot.x).toBeGreaterThanOrEqual(0)
        expect(dot.x).toBeLessThanOrEqual(100)
        expect(dot.y).toBeGreaterThanOrEqual(0)
        expect(dot.y).toBeLessThanOrEqual(height)
      }
    }),
  )
})

test.each(layouts.filter(([name]) => name !== 'small'))(
  '%s: all names of Goa fit on the map',
  (_, layout, axis) => {
    const { placed, height } = layout(sampleStops)
    const end = axis === 'y' ? height : 100
    for (const { label } of placed.values()) {
      expect(label[axis]).toBeGreaterThan(0)
      expect(label[axis]).toBeLessThan(end)
    }
  },
)

test('north comes first: at the top of the tall map, at the left of the wide one', () => {
  const order = (axis: 'x' | 'y', placed: ReadonlyMap<string, { dot: { x: number; y: number } }>) =>
    [...placed].toSorted(([, a], [, b]) => a.dot[axis] - b.dot[axis]).map(([id]) => id)
  const southwards = sampleStops.toSorted((a, b) => a.y - b.y).map(({ id }) => id)
  expect(order('y', tallLayout(sampleShore, sampleStops, 'full').placed)).toEqual(southwards)
  expect(order('x', wideLayout(sampleShore, sampleStops).placed)).toEqual(southwards)
})

test('beaches are named in the sea, the rest on the land', () => {
  const { placed } = tallLayout(sampleShore, sampleStops, 'full')
  for (const stop of sampleStops) {
    const at = placed.get(stop.id)
    expect(at?.side).toBe(stop.kind === 'beach' ? 'sea' : 'land')
    if (at?.side === 'sea') expect(at.label.x).toBeLessThan(at.dot.x)
    else expect(at?.label.x).toBeGreaterThan(at?.dot.x ?? 0)
  }
})

test('a small map shows its stops larger than the whole coast would, and the coast where there is none', () => {
  const near = sampleStops.slice(0, 3)
  const { placed, height } = tallLayout(sampleShore, near, 'small')
  const spread = (along: number[]) => Math.max(...along) - Math.min(...along)
  const ofCoast = spread(near.map(({ y }) => y)) / sampleShore.height
  expect(spread([...placed.values()].map(({ dot }) => dot.y)) / height).toBeGreaterThan(ofCoast * 1.5)
  expect(tallLayout(sampleShore, [], 'small').placed.size).toBe(0)
})
