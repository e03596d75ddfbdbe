import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { SomePage } from '../page-data.ts'
import { wholeCoastOf } from './coast-of.ts'

/** All places with the facts from which a plan is checked and a stay is priced. */
export function tripDataOf(catalogue: Catalogue): SomePage {
  const { hotels, activities, activitySummaries, beaches, beachSummaries, coast } = catalogue
  return {
    kind: 'trip',
    hotels: hotels.map((hotel) => ({
      slug: hotel.slug,
      name: hotel.name,
      location: hotel.location,
      rating: hotel.rating,
      discount: hotel.discount,
      price: hotel.price,
      coordinates: hotel.coordinates,
      checkIn: hotel.checkIn,
      checkOut: hotel.checkOut,
      facilities: hotel.facilities,
      picture: hotel.pictures[0],
      rooms: hotel.rooms.map(({ key, category, price, prices, sleeps, minAge }) => ({
        key,
        category,
        price,
        ...(prices && { prices }),
        ...(sleeps && { sleeps }),
        ...(minAge !== undefined && { minAge }),
      })),
      ...(hotel.stay && { stay: hotel.stay }),
    })),
    activities: activitySummaries.map(({ slug, name, location, status, coordinates, pictures }) => {
      const outing = activities.find((activity) => activity.slug === slug)?.outing
      return { slug, name, location, status, coordinates, picture: pictures[0], ...(outing && { outing }) }
    }),
    beaches: beachSummaries.map(({ slug, name, location, coordinates, pictures }) => {
      const bathing = beaches.find((beach) => beach.slug === slug)?.bathing
      return { slug, name, location, coordinates, picture: pictures[0], ...(bathing && { bathing }) }
    }),
    coast: wholeCoastOf(catalogue),
    roads: coast?.roads ?? null,
  }
}
