import type { GalleryHotel, GalleryType } from '../gallery/gallery-hotel.ts'
import type { Picture } from '../pictures/picture.ts'
import { type PictureLookup, readPictures } from './parts/raw-pictures.ts'
import { type RawRecord, shown } from './raw-record.ts'
import { isAbsent, isMap } from './raw-text.ts'

const groups: readonly GalleryType[] = ['outlook', 'rooms', 'pool', 'dining']

/** Reads one hotel's pictures for the gallery. */
export function readGalleryHotel(record: RawRecord, find: PictureLookup): GalleryHotel {
  const key = record.text('key', "'palm-cove-hotel'")
  const label = record.text('label', "'Palm Cove Hotel'")
  const value = record.take('images')
  const images: Record<GalleryType, Picture[]> = { outlook: [], rooms: [], pool: [], dining: [] }
  if (isMap(value)) {
    const inner = record.inner('images', value)
    for (const group of groups) images[group] = readPictures(inner, [group], label, find)
    for (const field of inner.unread())
      inner.complain(
        field,
        'is not a group of the gallery',
        'Move its pictures to outlook, rooms, pool or dining.',
      )
  } else
    record.complain(
      'images',
      isAbsent(value) ? 'is missing' : `${shown(value)} has no groups`,
      'Group the pictures under outlook, rooms, pool and dining.',
    )
  const rating = record.optionalNumber('rating', { min: 0, max: 5 }, '4.5')
  const location = record.text('location', "'Village, Area'")
  for (const field of record.unread())
    record.complain(field, 'is not a field of the gallery', 'Remove it, or move it to the hotel.')
  return { key, label, rating, location, images }
}
