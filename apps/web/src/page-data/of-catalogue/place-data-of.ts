import type { Catalogue } from '@susegad/catalog-data/catalogue'
import type { SomePage } from '../page-data.ts'
import { nearbyDataOf } from './coast-of.ts'
import { activityOnCard, beachOnCard, hasDearerDays, hotelsOnCards } from './on-card.ts'
import { writtenActivity, writtenBeach, writtenHotel } from './written-texts.ts'

const OTHER_HOTELS_SHOWN = 3
const MORE_ACTIVITIES_SHOWN = 4
const SIMILAR_BEACHES_SHOWN = 10

const kinds: Readonly<Record<string, (of: Catalogue, slug: string) => SomePage | undefined>> = {
  hotels: hotelDataOf,
  activitys: activityDataOf,
  // Both paths lead to the same page.
  activity: activityDataOf,
  beaches: beachDataOf,
  rates: (of, slug) => {
    const card = of.rateCards.find((rates) => rates.slug === slug)
    return card && { kind: 'rates', card }
  },
}

/** Data of the page about one record. */
export function placeDataOf(catalogue: Catalogue, path: string): SomePage | undefined {
  const [, kind = '', slug, ...more] = path.split('/')
  if (!slug || more.length > 0 || !Object.hasOwn(kinds, kind)) return undefined
  return kinds[kind]?.(catalogue, slug)
}

function hotelDataOf(catalogue: Catalogue, slug: string): SomePage | undefined {
  const hotel = catalogue.hotels.find((record) => record.slug === slug)
  if (!hotel) return undefined
  return {
    kind: 'hotel',
    hotel: writtenHotel(hotel, catalogue.rateCards.find((rates) => rates.slug === slug)?.rows),
    dearerDays: hasDearerDays(catalogue, hotel),
    others: hotelsOnCards(catalogue)
      .filter((other) => other.slug !== slug)
      .slice(0, OTHER_HOTELS_SHOWN),
    near: nearbyDataOf(catalogue, 'hotel', slug),
  }
}

function activityDataOf(catalogue: Catalogue, slug: string): SomePage | undefined {
  const { activities, activitySummaries } = catalogue
  const activity = activities.find((record) => record.slug === slug)
  if (!activity) return undefined
  const own = activitySummaries.findIndex((summary) => summary.slug === slug)
  // The next activities in the list, so that each links to others.
  const next = [...activitySummaries.slice(own + 1), ...activitySummaries.slice(0, own)]
  return {
    kind: 'activity',
    activity: writtenActivity(activity),
    more: next.slice(0, MORE_ACTIVITIES_SHOWN).map(activityOnCard),
    near: nearbyDataOf(catalogue, 'activity', slug),
  }
}

function beachDataOf(catalogue: Catalogue, slug: string): SomePage | undefined {
  const { beaches, beachSummaries, hotelSummaries } = catalogue
  const beach = beaches.find((record) => record.slug === slug)
  if (!beach) return undefined
  return {
    kind: 'beach',
    beach: writtenBeach(beach),
    stays: hotelSummaries
      .filter((hotel) => beach.hotels.includes(hotel.slug))
      .map(({ slug: stay, name, location }) => ({ slug: stay, name, location })),
    similar: beachSummaries
      .filter((other) => other.category === beach.category && other.slug !== slug)
      .slice(0, SIMILAR_BEACHES_SHOWN)
      .map(beachOnCard),
    near: nearbyDataOf(catalogue, 'beach', slug),
  }
}
