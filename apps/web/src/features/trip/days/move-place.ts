import { isSaved, movePlace, type PlaceKey } from '@susegad/catalog-data/trip'
import { flushSync } from 'react-dom'
import { changeTrip } from '../../../shell/trip/keep-trip.ts'
import { sayDayIsFull } from '../../../shell/trip/trip-notices.ts'

/** Moves a place to a day, or to what is not planned yet. */
export const move = (place: PlaceKey, to: { day: number | null; index: number }): void =>
  changeTrip((trip) => {
    const moved = movePlace(trip, place, to, new Date())
    if (moved === trip && isSaved(trip, place)) sayDayIsFull()
    return moved
  })

const handles = () => [...document.querySelectorAll<HTMLElement>('.trip-stops [data-place]')]
const indexOf = (place: PlaceKey) => handles().findIndex(({ dataset }) => dataset.place === place)

/**
 * Changes the plan by a press, and moves the focus to the place, whose row is a new element in another list, or to the
 * one that follows a removed place.
 */
export function changeWithFocus(place: PlaceKey, change: () => void): void {
  const before = indexOf(place)
  // Who presses with a finger or a mouse goes on reading where they are.
  const byKeys = document.activeElement?.matches(':focus-visible') ?? false
  flushSync(change)
  const after = indexOf(place)
  const handle = handles()[after === -1 ? before : after] ?? handles().at(-1)
  handle?.focus({ preventScroll: !byKeys })
}
