import {
  isSaved,
  MOST_PLACES_A_DAY,
  MOST_SAVED,
  movePlace,
  type PlaceKey,
  savePlace,
  setStay,
  type Trip,
  undoDates,
} from '@susegad/catalog-data/trip'
import { createToaster } from '@susegad/ui/toast'
import { changeTrip } from './keep-trip.ts'

/** What the site says about the trip; the header shows it on every page. */
export const tripNotices = createToaster()

export function sayTripIsFull(): void {
  tripNotices.dismiss()
  tripNotices.show({ message: `Your trip can have up to ${MOST_SAVED} places. Remove one to save another.` })
}

export function sayDayIsFull(): void {
  tripNotices.dismiss()
  tripNotices.show({
    message: `A day can have up to ${MOST_PLACES_A_DAY} places. Move one of them to another day first.`,
  })
}

/** Says that places of a shared plan were not added. */
export function sayPlacesAreLeftOut(count: number): void {
  tripNotices.dismiss()
  tripNotices.show({
    message: `${count === 1 ? 'One place was' : `${count} places were`} left out: a trip can have up to ${MOST_SAVED}. Remove some to add more.`,
  })
}

/** Says that a shared plan took the place of the own one, and offers to take that back. */
export function sayTripIsReplaced(takeBack: (trip: Trip) => Trip): void {
  tripNotices.dismiss()
  tripNotices.show({
    message: 'The shared plan replaced your own.',
    duration: 30_000,
    action: { label: 'Undo', onPress: () => changeTrip(takeBack) },
  })
}

/** Says that a shorter trip took places off their days, and offers to take the new dates back. */
export function sayTripIsShorter(before: Trip, moved: Parameters<typeof undoDates>[2]['moved']): void {
  const places = moved.length === 1 ? 'One place no longer has' : `${moved.length} places no longer have`
  tripNotices.dismiss()
  tripNotices.show({
    message: `${places} a day.`,
    duration: 30_000,
    action: {
      label: 'Undo',
      onPress: () => changeTrip((trip) => undoDates(trip, before, { moved }, new Date())),
    },
  })
}

/** Says that a place was taken off the trip, and offers to put it back where it stood. */
export function sayPlaceIsRemoved(before: Trip, place: PlaceKey, name: string): void {
  const { days, stay } = before
  const day = days.findIndex((places) => places.includes(place))
  const index = days[day]?.indexOf(place) ?? 0
  const wasStay = place === `hotel/${stay?.hotel}`
  tripNotices.dismiss()
  tripNotices.show({
    message: `${name} was removed from your trip.`,
    duration: 30_000,
    action: {
      label: 'Undo',
      onPress: () =>
        changeTrip((trip) => {
          const now = new Date()
          const saved = isSaved(before, place) ? savePlace(trip, place, now) : trip
          const planned = day === -1 ? saved : movePlace(saved, place, { day, index }, now)
          return wasStay && planned.stay === null ? setStay(planned, stay, now) : planned
        }),
    },
  })
}
