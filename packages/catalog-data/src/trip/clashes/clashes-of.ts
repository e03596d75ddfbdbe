import { nightsBetween } from '../../stay/stay-nights.ts'
import type { TripFacts } from '../facts/trip-facts.ts'
import { daysOf, MOST_PLACES_A_DAY, unplanned } from '../plan/trip-days.ts'
import type { PlaceKey, Trip } from '../plan/trip-type.ts'
import type { Clash, FoundClash } from './clash.ts'
import { dayClashes, nightClash } from './day-clashes.ts'
import { placeClashes } from './place-clashes.ts'

/** Conflicts that another day may solve. */
const SOLVED_BY_DAY: readonly Clash['kind'][] = [
  'season',
  'weekday',
  'hours',
  'travel',
  'late-return',
  'flight',
  'bathing-closed',
]

/** The day of departure, which may be later than the last day that can be planned. */
const lastDayOf = ({ arrival, departure }: Trip): number | null =>
  nightsBetween(arrival, departure)?.length ?? null

type TripOfFacts = { trip: Trip; facts: TripFacts }

/** Whether a place could move to a day without a conflict, while all other places stay where they are. */
function isFreeFor(place: PlaceKey, day: number, { trip, facts }: TripOfFacts): boolean {
  const known = facts.places[place]
  const days = daysOf(trip)
  const here = { day, date: days[day]?.date ?? null, lastDay: lastDayOf(trip) }
  const others = (index: number) => days[index]?.places.filter((other) => other !== place) ?? []
  const clashes = known && [
    // Ages are the same on every day.
    ...placeClashes(place, known, here, []),
    ...dayClashes(day, [...others(day), place], trip, facts),
    ...nightClash(day, others(day - 1), [place], trip, facts),
    ...nightClash(day + 1, [place], others(day + 1), trip, facts),
  ]
  return clashes?.every(({ severity }) => severity === 'note') ?? false
}

/** The emptiest other day on which one of the places has no conflict; the last place is tried first. */
function suggestionFor(clash: FoundClash, context: TripOfFacts): Clash['suggestion'] {
  if (clash.severity === 'note' || !SOLVED_BY_DAY.includes(clash.kind)) return null
  const days = daysOf(context.trip)
    .map(({ places }, day) => ({ places, day }))
    .filter(({ places }) => places.length < MOST_PLACES_A_DAY)
    .sort((one, other) => one.places.length - other.places.length)
  for (const place of clash.places.toReversed())
    for (const { day, places } of days)
      if (!places.includes(place) && isFreeFor(place, day, context)) return { place, day }
  return null
}

/** Places of the trip that are not published, also those without a day and the hotel of the stay. */
function unknownPlaces(trip: Trip, { places }: TripFacts): FoundClash[] {
  const isUnknown = (place: PlaceKey) => places[place] === undefined
  const hotel: PlaceKey[] = trip.stay ? [`hotel/${trip.stay.hotel}`] : []
  const others = new Set([...hotel, ...unplanned(trip)])
  return [...others]
    .filter(isUnknown)
    .map((place) => ({ kind: 'unknown', severity: 'problem', day: null, places: [place] }))
}

/**
 * The conflicts in a plan, day by day, each with a better day if there is one. Without dates, only those that need none.
 * Doesn't check whether the trip is over.
 */
export function clashesOf(trip: Trip, facts: TripFacts): Clash[] {
  const days = daysOf(trip)
  const lastDay = lastDayOf(trip)
  const found = days.flatMap(({ date, places }, day): FoundClash[] => [
    ...nightClash(day, days[day - 1]?.places ?? [], places, trip, facts),
    ...places.flatMap((place): FoundClash[] => {
      const known = facts.places[place]
      return known
        ? placeClashes(place, known, { day, date, lastDay }, trip.rooms)
        : [{ kind: 'unknown', severity: 'problem', day, places: [place] }]
    }),
    ...dayClashes(day, places, trip, facts),
  ])
  return [...found, ...unknownPlaces(trip, facts)].map((clash) => ({
    ...clash,
    suggestion: suggestionFor(clash, { trip, facts }),
  }))
}
