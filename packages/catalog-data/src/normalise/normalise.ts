import type { Activity } from '../activities/activity.ts'
import type { Beach } from '../beaches/beach.ts'
import type { GalleryHotel } from '../gallery/gallery-hotel.ts'
import type { Hotel } from '../hotels/hotel.ts'
import type { CatalogProblem } from './catalog-error.ts'
import type { PictureLookup } from './parts/raw-pictures.ts'
import { readActivity } from './raw-activity.ts'
import { readBeach } from './raw-beach.ts'
import { type Catalog, readCatalog, readRecord } from './raw-catalog.ts'
import { readGalleryHotel } from './raw-gallery.ts'
import { readHotel } from './raw-hotel.ts'
import type { RawRecord } from './raw-record.ts'
import { Trouble } from './trouble.ts'

export { CatalogError, type CatalogProblem } from './catalog-error.ts'
export type { PictureLookup } from './parts/raw-pictures.ts'
export type { Catalog } from './raw-catalog.ts'

export interface NormaliseOptions {
  /** File name for error messages. */
  file?: string
  /** Finds encoded pictures by name; without it every address is used unchanged. */
  findPicture?: PictureLookup
}

const findNone: PictureLookup = () => undefined

function normalise<T>(
  kind: string,
  raw: unknown,
  read: (record: RawRecord, find: PictureLookup) => T,
  { file, findPicture = findNone }: NormaliseOptions,
): T {
  const trouble = new Trouble(file)
  const record = readRecord(kind, raw, read, trouble, findPicture)
  trouble.throwIfAny()
  return record as T
}

/** Normalises an owner's hotel; throws a `CatalogError` if it is invalid. */
export function normaliseHotel(raw: unknown, options: NormaliseOptions = {}): Hotel {
  return normalise('hotel', raw, readHotel, options)
}

/** Normalises an owner's activity; throws a `CatalogError` if it is invalid. */
export function normaliseActivity(raw: unknown, options: NormaliseOptions = {}): Activity {
  return normalise('activity', raw, readActivity, options)
}

/** Normalises an owner's beach; throws a `CatalogError` if it is invalid. */
export function normaliseBeach(raw: unknown, options: NormaliseOptions = {}): Beach {
  return normalise('beach', raw, readBeach, options)
}

/** Normalises one hotel of an owner's gallery; throws a `CatalogError` if it is invalid. */
export function normaliseGalleryHotel(raw: unknown, options: NormaliseOptions = {}): GalleryHotel {
  return normalise('gallery', raw, readGalleryHotel, options)
}

/** Normalises a whole catalogue; throws a `CatalogError` for the first problem. */
export function normaliseCatalog(
  raw: unknown,
  { file, findPicture = findNone }: NormaliseOptions = {},
): Catalog {
  const trouble = new Trouble(file)
  const catalog = readCatalog(raw, trouble, findPicture)
  trouble.throwIfAny()
  return catalog
}

/** Normalises a whole catalogue and lists all problems; `catalog` is only defined if there are none. */
export function inspectCatalog(
  raw: unknown,
  { file, findPicture = findNone }: NormaliseOptions = {},
): { catalog: Catalog | undefined; problems: readonly CatalogProblem[] } {
  const trouble = new Trouble(file)
  const catalog = readCatalog(raw, trouble, findPicture)
  return { catalog: trouble.problems.length === 0 ? catalog : undefined, problems: trouble.problems }
}
