import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { SomePage } from '../page-data.ts'
import { wholeCoastOf } from './coast-of.ts'
import { activityOnCard, beachOnCard, hotelsOnCards } from './on-card.ts'

/** All places with the facts from which a plan is checked and a stay is priced. */
export function tripDataOf(catalogue: Catalogue): SomePage {
  const { hotels, activities, activitySummaries, beaches, beachSummaries, coast } = catalogue
  return {
    kind: 'trip',
    hotels: hotelsOnCards(catalogue).flatMap((card) => {
      const hotel = hotels.find(({ slug }) => slug === card.slug)
      if (!hotel) return []
      const { stay, checkIn, checkOut, facilities } = hotel
      const rooms = hotel.rooms.map(({ key, category, price, prices, sleeps, minAge }) => ({
        key,
        category,
        price,
        ...(prices && { prices }),
        ...(sleeps && { sleeps }),
        ...(minAge !== undefined && { minAge }),
      }))
      return [{ ...card, ...(stay && { stay }), checkIn, checkOut, facilities, rooms }]
    }),
    activities: activitySummaries.map((summary) => {
      const outing = activities.find(({ slug }) => slug === summary.slug)?.outing
      return {
        ...activityOnCard(summary),
        coordinates: summary.coordinates,
        ...(outing && { outing }),
      }
    }),
    beaches: beachSummaries.map((summary) => {
      const bathing = beaches.find(({ slug }) => slug === summary.slug)?.bathing
      return { ...beachOnCard(summary), coordinates: summary.coordinates, ...(bathing && { bathing }) }
    }),
    coast: wholeCoastOf(catalogue),
    roads: coast?.roads ?? null,
  }
}
