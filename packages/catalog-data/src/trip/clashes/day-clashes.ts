import type { TripFacts } from '../facts/trip-facts.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import { driveBetween } from '../travel/road-time.ts'
import type { FoundClash } from './clash.ts'
import {
  byRoad,
  clockAt,
  endOf,
  fitInOrder,
  hotelOf,
  minutesOf,
  possibleOrder,
  startOf,
  type TravelTime,
  type Visit,
  visitsOf,
  withoutTravel,
} from './day-schedule.ts'

const DAY = 24 * 60
const REST = 8 * 60

const pairsOf = (visits: readonly Visit[]): [Visit, Visit][] =>
  visits.flatMap((one, index) => visits.slice(index + 1).map((other): [Visit, Visit] => [one, other]))

/** Two visits with too little time between them for the drive, in the order in which they would fit without it. */
function travelClash(day: number, visits: readonly Visit[], travel: TravelTime): FoundClash[] {
  const [first, second] = visits
  if (!first || !second) return []
  const { times, minutes, pickup } = second.outing
  const latest = pickup ? minutesOf(pickup.to) : Math.max(...times.map(({ to }) => minutesOf(to) - minutes))
  const gap = latest - (endOf(first.outing, 0) ?? 0)
  const places = [first.place, second.place]
  return [{ kind: 'travel', minutes: travel(first, second), gap, severity: 'problem', day, places }]
}

function pairClashes(day: number, pair: [Visit, Visit], travel: TravelTime): FoundClash[] {
  if (possibleOrder(pair, travel)) return []
  const inOrder = possibleOrder(pair, withoutTravel)
  const places = pair.map(({ place }) => place)
  return inOrder ? travelClash(day, inOrder, travel) : [{ kind: 'hours', severity: 'problem', day, places }]
}

/** The order of a day's places in which its visits come as given; the places without hours stay where they are. */
function orderWith(places: readonly PlaceKey[], visits: readonly Visit[]): PlaceKey[] {
  const order = visits.map(({ place }) => place)
  const isVisit = new Set(order)
  return places.map((place) => (isVisit.has(place) ? (order.shift() ?? place) : place))
}

/** Conflicts between the places of a day. */
export function dayClashes(
  day: number,
  places: readonly PlaceKey[],
  trip: Pick<Trip, 'stay'>,
  facts: TripFacts,
): FoundClash[] {
  const visits = visitsOf(places, trip, facts)
  const travel = byRoad(facts)
  if (fitInOrder(visits, travel)) return []
  const pairs = pairsOf(visits).flatMap((pair) => pairClashes(day, pair, travel))
  if (pairs.length > 0) return pairs
  const order = possibleOrder(visits, travel)
  const all = visits.map(({ place }) => place)
  if (!order) return [{ kind: 'hours', severity: 'problem', day, places: all }]
  return [{ kind: 'order', order: orderWith(places, order), severity: 'note', day, places: all }]
}

/** The night before a day, if it leaves too little rest. */
export function nightClash(
  day: number,
  evening: readonly PlaceKey[],
  morning: readonly PlaceKey[],
  trip: Pick<Trip, 'stay'>,
  facts: TripFacts,
): FoundClash[] {
  const hotel = hotelOf(trip, facts)
  const minutesToHotel = ({ at }: Visit) =>
    at === hotel ? 0 : (driveBetween(facts, at, hotel)?.minutes ?? 0)
  const returns = visitsOf(evening, trip, facts).map((visit) => ({
    place: visit.place,
    at: (endOf(visit.outing, 0) ?? 0) + minutesToHotel(visit),
  }))
  const starts = visitsOf(morning, trip, facts).map((visit) => ({
    place: visit.place,
    at: startOf(visit.outing),
    leave: startOf(visit.outing) - minutesToHotel(visit),
  }))
  const last = returns.sort((one, other) => other.at - one.at)[0]
  const first = starts.sort((one, other) => one.leave - other.leave)[0]
  if (!last || !first || first.leave + DAY - last.at >= REST) return []
  const places = [last.place, first.place]
  return [
    {
      kind: 'late-return',
      back: clockAt(last.at),
      start: clockAt(first.at),
      severity: 'problem',
      day,
      places,
    },
  ]
}
