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
