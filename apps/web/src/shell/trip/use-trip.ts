import type { Trip } from '@susegad/catalog-data/trip'
import { useSyncExternalStore } from 'react'
import { noTrip, onTripChange, readTrip } from './device-trip.ts'

/** The trip of this device. Empty while a page is hydrated, which was rendered for everybody. */
export const useTrip = (): Trip =>
  useSyncExternalStore(
    onTripChange,
    () => readTrip(),
    () => noTrip,
  )

/** The trip if it has dates that are not over, in Asia/Kolkata. The constant of the rules would bring all rules to every page. */
export function useComingTrip(): Trip | undefined {
  const trip = useTrip()
  return Date.now() < Date.parse(`${trip.departure}T24:00+05:30`) ? trip : undefined
}
