import { readdir } from 'node:fs/promises'
import { activitySlugs, loadActivity } from '../src/activities/load-activity.ts'
import { beachSlugs, loadBeach } from '../src/beaches/load-beach.ts'
import { galleryHotels } from '../src/gallery/gallery.ts'
import { hotelSlugs, loadHotel } from '../src/hotels/load-hotel.ts'
import type { Catalog } from '../src/normalise/normalise.ts'
import type { PictureFile } from '../src/pictures/picture.ts'

async function all<T>(
  slugs: readonly string[],
  load: (slug: string) => Promise<T | undefined>,
): Promise<T[]> {
  const records = await Promise.all(slugs.map(load))
  return records.filter((record) => record !== undefined)
}

/** All records of this package as one catalogue. */
export async function ownRecords(): Promise<Catalog> {
  return {
    hotels: await all(hotelSlugs, loadHotel),
    activities: await all(activitySlugs, loadActivity),
    beaches: await all(beachSlugs, loadBeach),
    gallery: galleryHotels,
  }
}

/** All encoded pictures by name. */
export async function encodedPictures(): Promise<Map<string, PictureFile>> {
  const folder = new URL('../src/pictures/generated/', import.meta.url)
  const modules: Record<string, PictureFile>[] = await Promise.all(
    (await readdir(folder)).map((file) => import(new URL(file, folder).href)),
  )
  return new Map(modules.flatMap((module) => Object.values(module).map((picture) => [picture.name, picture])))
}
