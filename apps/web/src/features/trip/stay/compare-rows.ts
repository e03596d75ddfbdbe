import { TIME_ZONE } from '@susegad/api-client/rules'
import { todayIn } from '@susegad/catalog-data/stay'
import { driveBetween, isSaved, roadKilometres, type Trip } from '@susegad/catalog-data/trip'
import type { HotelOfTrip } from '../../../page-data/page-data.ts'
import type { SiteData } from '../../../page-data/site.ts'
import { clockText } from '../../../shell/formats/clock-text.ts'
import { cheapestStay, type RoomStay, roomStays } from '../../../shell/trip/stay/stay-price.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'

export interface CompareRow {
  label: string
  /** One for each hotel; null where nothing is known. */
  values: readonly (string | null)[]
}

const noSpace = new Set(['capacity', 'minimum-age', 'people', 'ages'])

const fits = ({ estimate }: RoomStay) => !estimate.open.some(({ kind }) => noSpace.has(kind))

interface Known {
  membership: SiteData['membership']
  priceText: (amount: number) => string
}

function pricesOf(
  hotels: readonly HotelOfTrip[],
  trip: Trip,
  { membership, priceText }: Known,
): CompareRow[] {
  const perNight = { label: 'Price per night from', values: hotels.map(({ price }) => priceText(price)) }
  const hasBegun = trip.arrival !== null && trip.arrival < todayIn(TIME_ZONE, new Date())
  if (trip.arrival === null || trip.departure === null || hasBegun) return [perNight]
  const stays = hotels.map((hotel) => roomStays(hotel, trip, 'CP', membership))
  return [
    {
      label: 'Your stay from',
      values: stays.map((rooms) => {
        const best = cheapestStay(rooms)
        return best ? `${priceText(best.estimate.total ?? 0)}, ${best.room.category}` : 'On request'
      }),
    },
    perNight,
    {
      label: 'Rooms that fit you',
      values: stays.map((rooms) => `${rooms.filter(fits).length} of ${rooms.length}`),
    },
  ]
}

function beachesOf(hotels: readonly HotelOfTrip[], trip: Trip, { beaches, roads }: TripPlaces): CompareRow[] {
  return beaches
    .filter(({ slug }) => isSaved(trip, `beach/${slug}`))
    .map((beach) => ({
      label: `To ${beach.name}`,
      values: hotels.map(({ coordinates }) => {
        if (!coordinates || !beach.coordinates) return null
        const drive = driveBetween(roads ? { roads } : {}, coordinates, beach.coordinates)
        const kilometres = Math.max(1, Math.round(roadKilometres(coordinates, beach.coordinates)))
        return `about ${kilometres} km, ${drive?.minutes} min by road`
      }),
    }))
}

/** Said only where hotels with half board make a difference to a price. */
const mealsOf = (hotels: readonly HotelOfTrip[]): CompareRow[] =>
  hotels.some(({ stay }) => stay?.halfBoard)
    ? [
        {
          label: 'Meals included',
          values: hotels.map(({ stay }) => (stay?.halfBoard ? 'Breakfast and dinner' : 'Breakfast')),
        },
      ]
    : []

/** What two or more hotels have in common, and in what they differ. */
export function compareRows(
  hotels: readonly HotelOfTrip[],
  trip: Trip,
  places: TripPlaces,
  known: Known,
): CompareRow[] {
  const inAll = (facility: string) => hotels.every(({ facilities }) => facilities.includes(facility))
  const rows: CompareRow[] = [
    ...pricesOf(hotels, trip, known),
    ...mealsOf(hotels),
    { label: 'Where', values: hotels.map(({ location }) => location) },
    { label: 'Rating', values: hotels.map(({ rating }) => (rating === null ? null : `${rating} out of 5`)) },
    {
      label: 'Offer',
      values: hotels.map(({ discount }) => (discount ? `${discount}% off, already included` : null)),
    },
    ...beachesOf(hotels, trip, places),
    { label: 'Check-in', values: hotels.map(({ checkIn }) => checkIn && clockText(checkIn)) },
    { label: 'Check-out', values: hotels.map(({ checkOut }) => checkOut && clockText(checkOut)) },
    {
      label: 'Not at all of them',
      values: hotels.map(({ facilities }) => facilities.filter((one) => !inAll(one)).join(', ') || null),
    },
    {
      label: 'At all of them',
      values: hotels.map(({ facilities }) => facilities.filter(inAll).join(', ') || null),
    },
  ]
  return rows.filter(({ values }) => values.some((value) => value !== null))
}

export const isDifferent = ({ values }: CompareRow): boolean => new Set(values).size > 1
