import { globSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
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
import type { Catalog } from '../src/normalise/normalise.ts'
import type { PictureFile } from '../src/pictures/picture.ts'

const root = new URL('../', import.meta.url)

/** A record with the file that it stands in. */
export interface Filed<T> {
  file: string
  record: T
  /** What the loader gives for the record's slug. */
  loaded: T | undefined
  /** How often the slug stands in the list of slugs, and in that of the cards. */
  listed: number
  shown: number
}

/** Every record's file, also of one that no list names. */
async function filed<T extends { slug: string }>(
  pattern: string,
  slugs: readonly string[],
  load: (slug: string) => Promise<T | undefined>,
  cards: readonly { slug: string }[] = slugs.map((slug) => ({ slug })),
): Promise<Filed<T>[]> {
  const files = globSync(pattern, { cwd: root }).sort()
  return Promise.all(
    files.map(async (file) => {
      const module: Record<string, T> = await import(new URL(file, root).href)
      const record = Object.values(module)[0] as T
      const listed = slugs.filter((slug) => slug === record.slug).length
      const shown = cards.filter(({ slug }) => slug === record.slug).length
      return { file, record, loaded: await load(record.slug), listed, shown }
    }),
  )
}

export interface OwnRecords {
  hotels: Filed<Hotel>[]
  activities: Filed<Activity>[]
  beaches: Filed<Beach>[]
  rates: Filed<RateCard>[]
}

export const ownRecords = async (): Promise<OwnRecords> => ({
  hotels: await filed('src/hotels/*/*-hotel.ts', hotelSlugs, loadHotel, hotelSummaries),
  activities: await filed('src/activities/records/*.ts', activitySlugs, loadActivity, activitySummaries),
  beaches: await filed('src/beaches/records/*.ts', beachSlugs, loadBeach, beachSummaries),
  rates: await filed('src/hotels/*/*-rates.ts', rateCardSlugs, loadRateCard),
})

/** All records of this package as one catalogue. */
export const catalogOf = ({ hotels, activities, beaches }: OwnRecords): Catalog => ({
  hotels: hotels.map(({ record }) => record),
  activities: activities.map(({ record }) => record),
  beaches: beaches.map(({ record }) => record),
  gallery: galleryHotels,
})

/** All encoded pictures by name. */
export async function encodedPictures(): Promise<Map<string, PictureFile>> {
  const folder = new URL('src/pictures/generated/', root)
  const modules: Record<string, PictureFile>[] = await Promise.all(
    (await readdir(folder)).map((file) => import(new URL(file, folder).href)),
  )
  return new Map(modules.flatMap((module) => Object.values(module).map((picture) => [picture.name, picture])))
}
