import { useEffect, useState } from 'react'
import { useSite } from '../../../page-data/site.ts'
import { useTripPlaces } from '../trip-places.ts'
import { useTrip } from '../use-trip.ts'
import type { HotelStays } from './stay-price.ts'

/**
 * What the rooms of a hotel cost on the trip's dates; undefined without dates. What computes it is loaded once somebody
 * has chosen dates.
 */
export function useStays(slug: string): HotelStays | undefined {
  const trip = useTrip()
  const hasDates = trip.arrival !== null && trip.departure !== null
  const hotel = useTripPlaces(hasDates)?.hotels.find((one) => one.slug === slug)
  const { membership } = useSite()
  const [stays, setStays] = useState<HotelStays>()
  useEffect(() => {
    let isLate = false
    if (hotel && hasDates)
      import('./stay-price.ts').then(
        ({ hotelStays }) => isLate || setStays(hotelStays(hotel, trip, membership)),
        () => {},
      )
    return () => {
      isLate = true
      setStays(undefined)
    }
  }, [hasDates, hotel, trip, membership])
  return stays
}
