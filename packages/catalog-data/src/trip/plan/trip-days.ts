import { dayAfter, isDay, nightsBetween } from '../../stay/stay-nights.ts'
import { momentAfter } from './moment-after.ts'
import { isSaved, savedPlaces } from './saved-places.ts'
import type { PlaceKey, Trip } from './trip-type.ts'

export const MOST_DAYS = 31
export const MOST_PLACES_A_DAY = 12

export interface TripDay {
  /** Such as 2026-12-24; null as long as the day of arrival is unknown. */
  date: string | null
  places: readonly PlaceKey[]
}

/** A changed trip, and the places that lost their day by it and are now not planned yet. */
export interface ChangedDays {
  trip: Trip
  moved: PlaceKey[]
}

type TripDates = Pick<Trip, 'arrival' | 'departure'>

/** Number of days by the dates, with those of arrival and departure; undefined without two possible dates. */
export function daysByDates({ arrival, departure }: TripDates): number | undefined {
  const nights = nightsBetween(arrival, departure)
  return nights && Math.min(nights.length + 1, MOST_DAYS)
}

const countOf = (trip: TripDates & Pick<Trip, 'days'>): number =>
  daysByDates(trip) ?? Math.max(trip.days.length, 1)

/** The days of the dates; without dates those that have been filled or added, at least one. */
export function daysOf(trip: TripDates & Pick<Trip, 'days'>): TripDay[] {
  const { arrival, days } = trip
  return Array.from({ length: countOf(trip) }, (_, index) => ({
    date: arrival !== null && isDay(arrival) ? dayAfter(arrival, index) : null,
    places: days[index] ?? [],
  }))
}

/** The places of the days that a trip can hold: saved, each once, and on days that exist. */
export function possibleDays(trip: Pick<Trip, 'arrival' | 'departure' | 'saved' | 'days'>): PlaceKey[][] {
  const left = new Set(savedPlaces(trip))
  // Removing a place from the set drops its repetitions.
  const days = trip.days.map((day) =>
    day.filter((place) => left.has(place) && left.delete(place)).slice(0, MOST_PLACES_A_DAY),
  )
  return days.slice(0, daysByDates(trip) ?? MOST_DAYS)
}

/** The saved places that are on no day, newest first. */
export function unplanned(trip: Pick<Trip, 'saved' | 'days'>): PlaceKey[] {
  const planned = new Set(trip.days.flat())
  return savedPlaces(trip).filter((place) => !planned.has(place))
}

/** Changes the dates. Places keep the number of their day; those on days that are no more are not planned any longer. */
export function setDates(trip: Trip, dates: TripDates, now: Date): ChangedDays {
  const { arrival, departure } = dates
  const count = daysByDates(dates) ?? MOST_DAYS
  const changed = momentAfter(trip.changed, now)
  const days = trip.days.slice(0, count)
  return { trip: { ...trip, arrival, departure, days, changed }, moved: trip.days.slice(count).flat() }
}

/** Takes a change of dates back, with the places that it moved off their days; what has changed since then stays. */
export function undoDates(trip: Trip, before: Trip, { moved }: Pick<ChangedDays, 'moved'>, now: Date): Trip {
  const waiting = unplanned(trip)
  return moved
    .filter((place) => waiting.includes(place))
    .reduce(
      (next, place) => {
        const day = before.days.findIndex((places) => places.includes(place))
        return movePlace(next, place, { day, index: MOST_PLACES_A_DAY }, now)
      },
      setDates(trip, before, now).trip,
    )
}

/**
 * Moves a saved place to a day, at a position among the other places of the day; day `null` is "not planned yet", which has
 * no order. Days count from 0. A trip stays the same if the place is not saved, or the day is full or doesn't exist.
 */
export function movePlace(
  trip: Trip,
  place: PlaceKey,
  { day, index }: { day: number | null; index: number },
  now: Date,
): Trip {
  const days = daysOf(trip).map(({ places }) => places.filter((other) => other !== place))
  const target = day === null ? undefined : days[day]
  const isPossible = day === null || (target !== undefined && target.length < MOST_PLACES_A_DAY)
  if (!isPossible || !isSaved(trip, place)) return trip
  target?.splice(Math.max(index, 0), 0, place)
  return { ...trip, days, changed: momentAfter(trip.changed, now) }
}

/** Adds an empty day to a trip without dates; dates bring their own days. */
export function addDay(trip: Trip, now: Date): Trip {
  const days = daysOf(trip).map(({ places }) => [...places])
  if (daysByDates(trip) !== undefined || days.length >= MOST_DAYS) return trip
  return { ...trip, days: [...days, []], changed: momentAfter(trip.changed, now) }
}

/** Removes a day from a trip without dates, and moves the later days forward. */
export function removeDay(trip: Trip, day: number, now: Date): ChangedDays {
  const moved = trip.days[day]
  if (moved === undefined || daysByDates(trip) !== undefined) return { trip, moved: [] }
  const days = trip.days.toSpliced(day, 1)
  return { trip: { ...trip, days, changed: momentAfter(trip.changed, now) }, moved }
}
