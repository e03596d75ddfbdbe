import fc from 'fast-check'
import { expect, it } from 'vitest'
import { estimateStay } from './estimate-stay.ts'
import type { StayTrip } from './stay-estimate.ts'
import { nightsBetween } from './stay-nights.ts'

const seasons = [
  { key: 'wet', name: 'Wet', days: [{ from: '06-01', to: '09-30' }] },
  {
    key: 'dry',
    name: 'Dry',
    days: [
      { from: '10-01', to: '12-19' },
      { from: '01-06', to: '05-31' },
    ],
  },
  { key: 'feast', name: 'Feast', days: [{ from: '12-20', to: '01-05' }] },
]
const price = fc.integer({ min: 1, max: 9999 })
const bySeason = fc.record({ wet: price, dry: price, feast: price })
/** Facts of which any may be missing, but most are there. */
const sometimes = (facts: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record(
    Object.fromEntries(
      Object.entries(facts).map(([name, fact]) => [name, fc.option(fact, { nil: undefined, freq: 8 })]),
    ),
    { noNullPrototype: true },
  )

const stay = fc
  .tuple(
    sometimes({
      valid: fc.constant({ from: '2026-10-01', to: '2027-09-30' }),
      childPrice: price,
      mattressPrices: bySeason,
      dinnerPrices: sometimes({ adult: price, child: price }),
      shortest: fc.constant([{ season: 'feast', nights: 3 }]),
      compulsory: sometimes({ price }).map((gala) => [{ what: 'Gala', days: ['12-24', '12-31'], ...gala }]),
    }),
    fc.boolean(),
  )
  .map(([facts, freeMeals]) => ({
    seasons,
    adultsIncluded: 2,
    ages: { childFrom: 5, childTo: 12, freeMeals },
    ...facts,
  }))
const people = fc.integer({ min: 1, max: 2 })
const room = fc
  .tuple(
    fc.oneof(
      price.map((one) => ({ price: one })),
      bySeason.map((prices) => ({ price: 1, prices })),
      fc.constant({ price: null }),
    ),
    sometimes({
      sleeps: sometimes({
        mattresses: people,
        childrenNoBed: people,
        guests: fc.integer({ min: 3, max: 5 }),
      }),
      minAge: fc.constant(3),
    }),
  )
  .map(([priced, limits]) => ({ category: 'Room', ...priced, ...limits }))
const dayFrom = (start: number) => new Date(Date.UTC(2026, 10, 1 + start)).toISOString().slice(0, 10)
const trip = fc
  .record({
    start: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 45, max: 60 })),
    nights: fc.integer({ min: 1, max: 12 }),
    rooms: fc.array(
      fc.record({
        adults: fc.integer({ min: 0, max: 3 }),
        children: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  })
  .map(({ start, nights, rooms }) => ({ arrival: dayFrom(start), departure: dayFrom(start + nights), rooms }))
const plan = fc.constantFrom('CP' as const, 'MAP' as const)
type House = Parameters<typeof estimateStay>[0]
type Room = Parameters<typeof estimateStay>[1]
const hotel = stay.map((facts) => ({ discount: null, stay: facts }) as House)
const anyRoom = room.map((one) => one as Room)

/** The same sum, guest by guest and night by night; null if any of them has no price. */
function naiveTotal(
  { stay: rules }: House,
  of: Room,
  { arrival, departure, rooms }: StayTrip,
  isMap: boolean,
): number | null {
  const nights = nightsBetween(arrival, departure) ?? []
  let sum: number | null = 0
  const add = (amount: number | null | undefined) => {
    sum = sum === null || amount === null || amount === undefined ? null : sum + amount
  }
  const seasonOf = (night: string) =>
    night.slice(5) >= '12-20' || night.slice(5) <= '01-05'
      ? 'feast'
      : night.slice(5, 7) >= '06' && night.slice(5, 7) <= '09'
        ? 'wet'
        : 'dry'
  for (const { adults, children } of rooms) {
    const small = children.filter((age) => age < 13).sort((a, b) => a - b)
    const big = adults + children.length - small.length
    const sharing = small.slice(0, of.sleeps?.childrenNoBed ?? 0)
    const mattresses = Math.max(0, big - 2) + small.length - sharing.length
    const tooMany =
      mattresses > (of.sleeps?.mattresses ?? 0) || big + small.length > (of.sleeps?.guests ?? 99)
    if (big === 0 || tooMany || children.some((age) => age < (of.minAge ?? 0))) add(null)
    for (const night of nights) {
      if (rules?.valid && (night < rules.valid.from || night > String(rules.valid.to))) add(null)
      if (seasonOf(night) === 'feast' && rules?.shortest && nights.length < 3) add(null)
      add(of.prices ? of.prices[seasonOf(night)] : of.price)
      for (let each = 0; each < mattresses; each++) add(rules?.mattressPrices?.[seasonOf(night)])
      for (const age of sharing) add(age < 5 ? 0 : rules?.childPrice)
      const gala = rules?.compulsory?.find(({ days }) => days.includes(night.slice(5)))
      for (let each = 0; each < big; each++) {
        if (isMap) add(rules?.dinnerPrices?.adult)
        if (gala) add(gala.price)
      }
      for (const age of small) {
        if (isMap) add(age >= 5 ? rules?.dinnerPrices?.child : rules?.ages?.freeMeals ? 0 : null)
        if (gala && age >= 5) add(gala.price)
      }
    }
  }
  return sum
}

it('the total is the sum of every guest and night, and missing exactly when one of them has no price', () => {
  fc.assert(
    fc.property(hotel, anyRoom, trip, plan, (house, one, party, meals) => {
      const { total, open, lines, partial } = estimateStay(house, one, party, { plan: meals })
      expect(total).toBe(naiveTotal(house, one, party, meals === 'MAP'))
      expect(total === null).toBe(open.length > 0)
      expect(partial === null).toBe(total !== null || lines.length === 0)
    }),
    { numRuns: 500 },
  )
})

it('the order of rooms and guests changes nothing', () => {
  fc.assert(
    fc.property(hotel, anyRoom, trip, plan, (house, one, party, meals) => {
      const reversed = party.rooms
        .toReversed()
        .map(({ adults, children }) => ({ adults, children: children.toReversed() }))
      const [there, back] = [party.rooms, reversed].map((rooms) =>
        estimateStay(house, one, { ...party, rooms }, { plan: meals }),
      )
      expect({ ...back, open: back?.open.length }).toEqual({ ...there, open: there?.open.length })
    }),
  )
})

it('a stay that is split at any night costs the same', () => {
  fc.assert(
    fc.property(hotel, anyRoom, trip, plan, (house, one, party, meals) => {
      const cost = (arrival: string, departure: string) =>
        estimateStay(house, one, { ...party, arrival, departure }, { plan: meals }).total
      const whole = cost(party.arrival, party.departure)
      for (const middle of nightsBetween(party.arrival, party.departure)?.slice(1) ?? []) {
        const parts = [cost(party.arrival, middle), cost(middle, party.departure)]
        // A part may be too short for the season.
        if (whole !== null && !parts.includes(null)) expect(Number(parts[0]) + Number(parts[1])).toBe(whole)
        if (whole === null && !house.stay?.shortest) expect(parts).toContain(null)
      }
    }),
  )
})
