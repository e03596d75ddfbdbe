import type { EnquiryPlan } from '@susegad/api-client/contract'
import type { Dates } from '../dates.ts'

export type SentTrip = NonNullable<EnquiryPlan['trip']>
type Room = SentTrip['rooms'][number]

const DAY = 24 * 60 * 60 * 1000
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

export const placesText = (count: number): string => counted(count, 'place', 'places')

/** Turns the slug `la-view` into La View. */
export const titled = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

/** `24 Dec 2026 to 28 Dec 2026, 4 nights`; undefined without any date. */
export function datesText(
  { arrival, departure }: Pick<SentTrip, 'arrival' | 'departure'>,
  dayText: Dates['dayText'],
) {
  const days = [arrival, departure].flatMap((day) => (day === null ? [] : [dayText(day)]))
  if (arrival === null || departure === null) return days[0]
  const nights = (timeOf(departure) - timeOf(arrival)) / DAY
  return days.join(' to ') + (nights > 0 ? `, ${counted(nights, 'night', 'nights')}` : '')
}

/** `2 adults, 1 child (age 6)` */
export function guestsText({ adults, children }: Room): string {
  const grown = counted(adults, 'adult', 'adults')
  if (children.length === 0) return grown
  const ages = `${children.length === 1 ? 'age' : 'ages'} ${children.join(', ')}`
  return `${grown}, ${counted(children.length, 'child', 'children')} (${ages})`
}

/** `Day 2, 25 Dec 2026`, by its number alone if there are no dates. */
export function dayName(arrival: string | null, place: number, dayText: Dates['dayText']): string {
  const day = `Day ${place + 1}`
  return arrival === null
    ? day
    : `${day}, ${dayText(new Date(timeOf(arrival) + place * DAY).toISOString().slice(0, 10))}`
}

/** Saved places that stand on no day and are not the chosen hotel. */
export function savedBesides({ saved, days, stay }: Pick<SentTrip, 'saved' | 'days' | 'stay'>): string[] {
  const planned = new Set([...days.flat(), ...(stay ? [`hotel/${stay.hotel}`] : [])])
  return saved.flatMap(({ place, gone }) => (gone || planned.has(place) ? [] : [place]))
}
