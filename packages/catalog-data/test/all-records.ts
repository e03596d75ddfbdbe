import { readdir } from 'node:fs/promises'
import type { Activity } from '../src/activities/activity.ts'
import { activitySlugs, loadActivity } from '../src/activities/load-activity.ts'
import type { Beach } from '../src/beaches/beach.ts'
import { beachSlugs, loadBeach } from '../src/beaches/load-beach.ts'
import type { Hotel } from '../src/hotels/hotel.ts'
import { hotelSlugs, loadHotel } from '../src/hotels/load-hotel.ts'
import type { Picture, PictureFile } from '../src/pictures/picture.ts'

async function all<T>(
  slugs: readonly string[],
  load: (slug: string) => Promise<T | undefined>,
): Promise<T[]> {
  const records = await Promise.all(slugs.map(load))
  return records.filter((record) => record !== undefined)
}

export const allHotels = (): Promise<Hotel[]> => all(hotelSlugs, loadHotel)
export const allActivities = (): Promise<Activity[]> => all(activitySlugs, loadActivity)
export const allBeaches = (): Promise<Beach[]> => all(beachSlugs, loadBeach)

/** Every encoded picture by its name. */
export async function encodedPictures(): Promise<Map<string, PictureFile>> {
  const folder = new URL('../src/pictures/generated/', import.meta.url)
  const files = await readdir(folder)
  const modules: Record<string, PictureFile>[] = await Promise.all(
    files.map((file) => import(new URL(file, folder).href)),
  )
  return new Map(modules.flatMap((module) => Object.values(module).map((picture) => [picture.name, picture])))
}

/** Every picture with its words inside a value, wherever it stands. */
export function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return []
  if ('hash' in value && 'alt' in value) return [value as Picture]
  return Object.values(value).flatMap(picturesIn)
}

/** Every text inside a value with the path to it. */
export function textsIn(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, path === '' ? key : `${path}.${key}`))
}

/** One string of everything a record says. */
export const everythingIn = (value: unknown): string =>
  textsIn(value)
    .map(({ text }) => text)
    .join('\n')
