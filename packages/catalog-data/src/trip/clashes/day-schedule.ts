import type { Coordinates } from '../../place/coordinates.ts'
import type { Outing, TripFacts } from '../facts/trip-facts.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { driveBetween } from '../travel/road-time.ts'

/** An outing of a day, in minutes from midnight. */
export interface Visit {
  place: PlaceKey
  outing: Outing
  /** Where it begins and ends: the hotel, if a pickup collects the guests there. */
  at: Coordinates | null
}

/** Minutes between the end of a visit and the next one. */
export type TravelTime = (from: Visit, to: Visit) => number

export const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

/** A minute as a time of day, also of the next day. */
export function clockAt(minute: number): string {
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  return `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(Math.round(minute) % 60)}`
}

export const hotelOf = ({ stay }: Pick<Trip, 'stay'>, facts: TripFacts): Coordinates | null =>
  (stay && facts.places[`hotel/${stay.hotel}`]?.coordinates) ?? null

/** The places of a day that take place at fixed hours. */
export function visitsOf(places: readonly PlaceKey[], trip: Pick<Trip, 'stay'>, facts: TripFacts): Visit[] {
  return places.flatMap((place) => {
    const known = facts.places[place]
    if (!known?.outing) return []
    const at = known.outing.pickup ? hotelOf(trip, facts) : known.coordinates
    return [{ place, outing: known.outing, at }]
  })
}

export const byRoad =
  (facts: TripFacts): TravelTime =>
  ({ at: from }, { at: to }) =>
    from === to ? 0 : (driveBetween(facts, from, to)?.minutes ?? 0)

export const withoutTravel: TravelTime = () => 0

/** When a visit ends at the earliest for guests who are ready from a minute on; undefined if they are too late for it. */
export function endOf({ times, minutes, pickup }: Outing, ready: number): number | undefined {
  // A shared tour ends as scheduled, also for guests who are collected last.
  if (pickup && ready > minutesOf(pickup.to)) return undefined
  const ends = times.flatMap(({ from, to }) => {
    const end = Math.max(minutesOf(from), ready) + minutes
    if (end <= minutesOf(to)) return [end]
    return pickup && ready < minutesOf(to) ? [minutesOf(to)] : []
  })
  return ends.length > 0 ? Math.min(...ends) : undefined
}

/** The latest minute to begin a visit, or to be at the first pickup. */
export const startOf = ({ times, minutes, pickup }: Outing): number =>
  pickup ? minutesOf(pickup.from) : Math.max(...times.map(({ to }) => minutesOf(to) - minutes))

/** Whether the visits fit into one day in this order. */
export function fitInOrder(visits: readonly Visit[], travel: TravelTime): boolean {
  let ready: number | undefined = 0
  for (const [index, visit] of visits.entries()) {
    const before = visits[index - 1]
    ready = endOf(visit.outing, ready + (before ? travel(before, visit) : 0))
    if (ready === undefined) return false
  }
  return true
}

interface Route {
  order: Visit[]
  /** Indexes of its visits, as bits. */
  done: number
  end: number
}

/**
 * An order in which the visits fit into one day; undefined if there is none. Of all orders of the same visits with the same
 * last one, only the one that ends first is continued (Held–Karp): 12 visits take milliseconds instead of 12! orders.
 */
export function possibleOrder(visits: readonly Visit[], travel: TravelTime): Visit[] | undefined {
  let routes: Route[] = [{ order: [], done: 0, end: 0 }]
  for (let length = 0; length < visits.length; length++) {
    const best = new Map<number, Route>()
    for (const { order, done, end: ready } of routes) {
      const before = order.at(-1)
      for (const [index, visit] of visits.entries()) {
        if (done & (1 << index)) continue
        const end = endOf(visit.outing, ready + (before ? travel(before, visit) : 0))
        const key = (done | (1 << index)) * visits.length + index
        if (end !== undefined && end < (best.get(key)?.end ?? Infinity))
          best.set(key, { order: [...order, visit], done: done | (1 << index), end })
      }
    }
    routes = [...best.values()]
  }
  return routes[0]?.order
}
