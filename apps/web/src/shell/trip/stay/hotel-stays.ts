import { nightsBetween } from '@susegad/catalog-data/stay'
import type { Trip } from '@susegad/catalog-data/trip'
import type { RouterContext } from '../../../page-data/load-page.ts'
import { fetchTripPlaces } from '../trip-places.ts'
import { RoomSum } from './room-sum.tsx'
import { cheapestStay, type HotelStays, type RoomStay, roomStays } from './stay-price.ts'

const isTooFull = ({ estimate }: RoomStay): boolean => estimate.open.some(({ kind }) => kind === 'capacity')

/** All rooms of a hotel on the trip's dates; undefined for impossible dates and an unknown hotel. */
export async function hotelStays(
  slug: string,
  trip: Trip,
  { pageAt, site }: RouterContext,
): Promise<HotelStays | undefined> {
  const nights = nightsBetween(trip.arrival, trip.departure)?.length
  const { hotels } = await fetchTripPlaces(pageAt)
  const hotel = hotels.find((one) => one.slug === slug)
  if (!nights || !hotel) return undefined
  const rooms = roomStays(hotel, trip, 'CP', site.membership)
  const noPrice =
    rooms.length > 0 && rooms.every(isTooFull)
      ? 'No room here has space for so many people. Add a room to see prices.'
      : 'Your dates: price on request.'
  return { nights, rooms, RoomSum, noPrice, lowest: cheapestStay(rooms)?.estimate.total ?? null }
}
