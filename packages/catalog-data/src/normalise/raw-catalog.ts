import type { Activity } from '../activities/activity.ts'
import type { Beach } from '../beaches/beach.ts'
import type { GalleryHotel } from '../gallery/gallery-hotel.ts'
import type { Hotel } from '../hotels/hotel.ts'
import type { PictureLookup } from './parts/raw-pictures.ts'
import { readActivity } from './raw-activity.ts'
import { readBeach } from './raw-beach.ts'
import { readGalleryHotel } from './raw-gallery.ts'
import { readHotel } from './raw-hotel.ts'
import { RawRecord, shown } from './raw-record.ts'
import { isAbsent, isMap } from './raw-text.ts'
import type { Trouble } from './trouble.ts'

/** An owner's normalised catalogue. */
export interface Catalog {
  hotels: readonly Hotel[]
  activities: readonly Activity[]
  beaches: readonly Beach[]
  gallery: readonly GalleryHotel[]
}

type Reader<T> = (record: RawRecord, find: PictureLookup) => T

/** Reads one record, named in errors by its slug or else its kind. */
export function readRecord<T>(
  kind: string,
  raw: unknown,
  read: Reader<T>,
  trouble: Trouble,
  find: PictureLookup,
): T | undefined {
  if (!isMap(raw)) {
    const [field = kind] = kind.split(' ')
    trouble.add(kind, field, `${shown(raw)} is not a record`, 'Give an object with named fields.')
    return undefined
  }
  const named = raw.slug ?? raw.key
  const label = typeof named === 'string' && named.trim() !== '' ? named.trim() : kind
  return read(new RawRecord(label, raw, trouble), find)
}

/** Reads records given as a list, or as a map by slug. */
function readAll<T>(
  raw: unknown,
  kind: string,
  idField: 'slug' | 'key',
  read: Reader<T>,
  trouble: Trouble,
  find: PictureLookup,
): T[] {
  if (isAbsent(raw)) return []
  const open = (item: unknown, label: string) => readRecord(label, item, read, trouble, find) ?? []
  if (Array.isArray(raw)) return raw.flatMap((item, index) => open(item, `${kind} ${index + 1}`))
  if (!isMap(raw)) {
    trouble.add('catalogue', kind, `${shown(raw)} is neither a list nor a map`, 'Give a list of records.')
    return []
  }
  return Object.entries(raw).flatMap(([key, item]) => {
    if (!isMap(item)) return open(item, `${kind} ${key}`)
    const own = item[idField]
    if (typeof own === 'string' && own !== key)
      trouble.add(key, idField, `says '${own}' under the key '${key}'`, 'Make the two the same.')
    return open({ ...item, [idField]: own ?? key }, `${kind} ${key}`)
  })
}

const slugsOf = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug)

function refuseTwins(kind: string, field: string, slugs: readonly string[], trouble: Trouble): void {
  for (const slug of new Set(slugs.filter((slug, index) => slug !== '' && slugs.indexOf(slug) !== index)))
    trouble.add(slug, field, `is used by more than one ${kind}`, 'Give each its own.')
}

/** Reads a whole catalogue and checks the references between its records. */
export function readCatalog(raw: unknown, trouble: Trouble, find: PictureLookup): Catalog {
  const file = isMap(raw) ? raw : {}
  if (!isMap(raw))
    trouble.add(
      'catalogue',
      'file',
      `${shown(raw)} is not a catalogue`,
      'Give {"hotels": […], "activities": […], "beaches": […]}.',
    )
  const cure = 'Use hotels, activities, beaches or gallery.'
  for (const key of Object.keys(file))
    if (!['hotels', 'activities', 'beaches', 'gallery'].includes(key))
      trouble.add('catalogue', key, 'is not a part of a catalogue', cure)
  const hotels = readAll(file.hotels, 'hotel', 'slug', readHotel, trouble, find)
  const activities = readAll(file.activities, 'activity', 'slug', readActivity, trouble, find)
  const beaches = readAll(file.beaches, 'beach', 'slug', readBeach, trouble, find)
  const gallery = readAll(file.gallery, 'gallery', 'key', readGalleryHotel, trouble, find)
  refuseTwins('hotel', 'slug', slugsOf(hotels), trouble)
  refuseTwins('activity', 'slug', slugsOf(activities), trouble)
  refuseTwins('beach', 'slug', slugsOf(beaches), trouble)
  const keys = gallery.map(({ key }) => key)
  refuseTwins('gallery entry', 'key', keys, trouble)
  const stays = new Set(slugsOf(hotels))
  if (hotels.length > 0) {
    const slugCure = 'Use the slug of a hotel in the catalogue.'
    for (const { slug, hotels: named } of beaches)
      for (const stay of named)
        if (!stays.has(stay))
          trouble.add(slug, 'Hotel', `names '${stay}', which is not a hotel's slug`, slugCure)
    for (const key of keys)
      if (key !== '' && !stays.has(key)) trouble.add(key, 'key', "is not a hotel's slug", slugCure)
  }
  return { hotels, activities, beaches, gallery }
}
