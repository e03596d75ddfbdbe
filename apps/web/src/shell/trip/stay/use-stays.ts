import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useComingTrip } from '../use-trip.ts'
import type { HotelStays } from './stay-price.ts'

/**
 * What the rooms of a hotel cost on the trip's dates; undefined without coming dates. What computes it is loaded once somebody
 * has chosen dates; without it, the page keeps the prices that it came with.
 */
export function useStays(slug: string): HotelStays | undefined {
  const trip = useComingTrip()
  const { context } = useRouter().options
  const [stays, setStays] = useState<HotelStays>()
  useEffect(() => {
    let isLate = false
    if (trip)
      import('./hotel-stays.ts')
        .then(({ hotelStays }) => hotelStays(slug, trip, context))
        .then(
          (known) => isLate || setStays(known),
          () => {},
        )
    return () => {
      isLate = true
      setStays(undefined)
    }
  }, [slug, trip, context])
  return stays
}

/** Beside the price of a stay. */
export const nightsText = (nights: number): string => (nights === 1 ? 'for 1 night' : `for ${nights} nights`)
