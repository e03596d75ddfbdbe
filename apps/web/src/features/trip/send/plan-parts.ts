import {
  datesText,
  daysOf,
  peopleText,
  type Trip,
  type TripFacts,
  unplanned,
} from '@susegad/catalog-data/trip'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What a sent plan consists of, in words. */
export function planParts(trip: Trip, { places }: TripFacts): string[] {
  const stay = trip.stay && places[`hotel/${trip.stay.hotel}`]
  const planned = trip.days.flat().length
  const waiting = unplanned(trip).filter((place) => place !== `hotel/${trip.stay?.hotel}`).length
  return [
    ...(trip.arrival && trip.departure ? [datesText(trip), peopleText(trip.rooms)] : []),
    ...(stay ? [stay.name] : []),
    ...(planned > 0
      ? [`${counted(planned, 'place', 'places')} on ${counted(daysOf(trip).length, 'day', 'days')}`]
      : []),
    ...(waiting > 0 ? [`${counted(waiting, 'saved place', 'saved places')} not planned yet`] : []),
  ]
}
