import { encodedPictures, findPictures } from '../content/photos/encoded-pictures.ts'
import { readContent } from '../content/read/read-content.ts'
import type { Filed as Read } from '../content/read/read-records.ts'
import type { Activity } from '../src/activities/activity.ts'
import { activitySummaries } from '../src/activities/activity-summaries.ts'
import { activitySlugs, loadActivity } from '../src/activities/load-activity.ts'
import type { Beach } from '../src/beaches/beach.ts'
import { beachSummaries } from '../src/beaches/beach-summaries.ts'
import { beachSlugs, loadBeach } from '../src/beaches/load-beach.ts'
import { galleryHotels } from '../src/gallery/gallery.ts'
import type { Hotel } from '../src/hotels/hotel.ts'
import { hotelSummaries } from '../src/hotels/hotel-summaries.ts'
import { hotelSlugs, loadHotel } from '../src/hotels/load-hotel.ts'
import { loadRateCard, rateCardSlugs } from '../src/hotels/load-rates.ts'
import type { RateCard } from '../src/hotels/rate-card.ts'
import type { Catalog, CatalogProblem } from '../src/normalise/normalise.ts'

/** A record with its file and its generated modules. */
export interface Filed<T> {
  file: string
  record: T
  /** What the loader returns for the record's slug. */
  loaded: T | undefined
  /** How often the slug occurs in the list of slugs, and in the summaries. */
  listed: number
  shown: number
}

/** Compares records with their generated modules. */
const beside = <T extends { slug: string }>(
  read: readonly Read<T>[],
  slugs: readonly string[],
  load: (slug: string) => Promise<T | undefined>,
  cards: readonly { slug: string }[] = slugs.map((slug) => ({ slug })),
): Promise<Filed<T>[]> =>
  Promise.all(
    read.map(async ({ file, record }) => ({
      file,
      record,
      loaded: await load(record.slug),
      listed: slugs.filter((slug) => slug === record.slug).length,
      shown: cards.filter(({ slug }) => slug === record.slug).length,
    })),
  )

export interface OwnRecords {
  /** What cannot be read at all. */
  problems: readonly CatalogProblem[]
  hotels: Filed<Hotel>[]
  activities: Filed<Activity>[]
  beaches: Filed<Beach>[]
  rates: Filed<RateCard>[]
}

export async function ownRecords(): Promise<OwnRecords> {
  const content = readContent(findPictures(await encodedPictures()))
  return {
    problems: content.problems,
    hotels: await beside(content.hotels, hotelSlugs, loadHotel, hotelSummaries),
    activities: await beside(content.activities, activitySlugs, loadActivity, activitySummaries),
    beaches: await beside(content.beaches, beachSlugs, loadBeach, beachSummaries),
    rates: await beside(content.rates, rateCardSlugs, loadRateCard),
  }
}

/** All records of this package as one catalogue. */
export const catalogOf = ({ hotels, activities, beaches }: OwnRecords): Catalog => ({
  hotels: hotels.map(({ record }) => record),
  activities: activities.map(({ record }) => record),
  beaches: beaches.map(({ record }) => record),
  gallery: galleryHotels,
})
