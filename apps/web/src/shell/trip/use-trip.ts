import type { TIME_ZONE } from '@susegad/api-client/rules'
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

// Only the type: every page would load all rules with the value.
const timeZone: typeof TIME_ZONE = 'Asia/Kolkata'

/** The trip if it has dates that are not over. */
export function useComingTrip(): Trip | undefined {
  const trip = useTrip()
  return trip.departure && trip.departure >= new Date().toLocaleDateString('en-CA', { timeZone })
    ? trip
    : undefined
}
