import type { Stay } from '../schema/stay-schema.ts'
import { isInSeason } from '../season/season.ts'
import { groupNights, type NightPrices } from './night-prices.ts'
import type { RoomPlaces } from './room-places.ts'
import type { OpenQuestion, StayLine } from './stay-estimate.ts'

/** Lines with a known price, and what has none. */
export interface Charges {
  lines: StayLine[]
  open: OpenQuestion[]
}

const sumOf = (places: readonly RoomPlaces[], name: keyof RoomPlaces): number =>
  places.reduce((sum, room) => sum + room[name], 0)

/** Lines of one thing for all nights, by season. */
export function nightLines(
  line: Pick<StayLine, 'kind' | 'text' | 'quantity' | 'guests'>,
  nights: readonly string[],
  prices: NightPrices,
  stay: Stay | undefined,
): { lines: StayLine[]; unknown: number } {
  if (line.quantity === 0) return { lines: [], unknown: 0 }
  const { groups, unknown } = groupNights(nights, prices, stay)
  const lines = groups.map(({ season, nights: count, price }): StayLine => {
    const text = season === null ? line.text : `${line.text}, ${season}`
    return { ...line, text, season, nights: count, price }
  })
  return { lines, unknown }
}

/** Mattresses and children without a bed. */
export function bedCharges(stay: Stay, places: readonly RoomPlaces[], nights: readonly string[]): Charges {
  const charge = (kind: 'mattress' | 'child', text: string, name: keyof RoomPlaces, prices: NightPrices) => {
    const line = { kind, text, quantity: sumOf(places, name), guests: null }
    const { lines, unknown } = nightLines(line, nights, prices, stay)
    const open: OpenQuestion[] = unknown > 0 ? [{ kind: `${kind}-price`, nights: unknown }] : []
    return { lines, open }
  }
  const mattress = charge('mattress', 'Extra mattress', 'mattresses', stay.mattressPrices)
  const child = charge('child', 'Child without a bed', 'childrenNoBed', stay.childPrice)
  return { lines: [...mattress.lines, ...child.lines], open: [...mattress.open, ...child.open] }
}

/** Dinners of the MAP plan. */
export function dinnerCharges(stay: Stay, places: readonly RoomPlaces[], nights: readonly string[]): Charges {
  const { adult, child, pair } = stay.dinnerPrices ?? {}
  // A price for two says nothing about one, nor about a third guest.
  const pairs = pair === undefined ? 0 : places.filter(({ adults }) => adults >= 2).length
  const adults = sumOf(places, 'adults')
  const children = sumOf(places, 'payingChildren')
  const isOpen =
    (adult === undefined && adults > 2 * pairs) ||
    (child === undefined && children > 0) ||
    (!stay.ages?.freeMeals && sumOf(places, 'freeChildren') > 0)
  const line = (kind: StayLine['kind'], text: string, quantity: number, price: number | undefined) =>
    nightLines({ kind, text, quantity, guests: null }, nights, price, stay).lines
  return {
    lines: [
      ...line('dinner-for-two', 'Dinner for two', pairs, pair),
      ...line('dinner', 'Dinner for an adult', adults, adult),
      ...line('child-dinner', 'Dinner for a child', children, child),
    ],
    open: isOpen ? [{ kind: 'dinner' }] : [],
  }
}

/** Extras that nobody can leave out, such as a gala dinner. */
export function compulsoryCharges(
  stay: Stay,
  places: readonly RoomPlaces[],
  nights: readonly string[],
): Charges {
  const charges: Charges = { lines: [], open: [] }
  const guests = sumOf(places, 'adults') + sumOf(places, 'payingChildren')
  for (const { what, days, price } of stay.compulsory ?? []) {
    const times = nights.filter((night) => days.includes(night.slice(5))).length
    if (times === 0) continue
    if (price === undefined) charges.open.push({ kind: 'compulsory', what })
    else if (guests > 0)
      charges.lines.push({
        kind: 'compulsory',
        season: null,
        text: what,
        quantity: guests * times,
        nights: null,
        guests,
        price,
      })
  }
  return charges
}

/** Seasons for which the stay is too short. */
export const shortStays = (stay: Stay, nights: readonly string[]): OpenQuestion[] =>
  (stay.shortest ?? []).flatMap(({ season: key, nights: least }): OpenQuestion[] => {
    const season = stay.seasons?.find((one) => one.key === key)
    const isTouched = season && nights.some((night) => isInSeason(night, season.days))
    return isTouched && nights.length < least
      ? [{ kind: 'shortest', season: season.name, nights: least }]
      : []
  })
