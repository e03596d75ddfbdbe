import { mealPlanOf } from '@susegad/catalog-data/stay'
import { setStay, type TripStay } from '@susegad/catalog-data/trip'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import { changeTrip } from '../../../shell/trip/keep-trip.ts'

const stayAt = (hotel: HotelOfTrip): TripStay => ({
  hotel: hotel.slug,
  room: null,
  plan: mealPlanOf(hotel, 'CP'),
})

/** Takes a hotel for the whole trip; null leaves it open again. */
export const chooseHotel = (hotel: HotelOfTrip | null): void =>
  changeTrip((trip) => setStay(trip, hotel && stayAt(hotel), new Date()))
