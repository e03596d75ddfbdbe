import type { HotelSummary } from '../hotels/hotel.ts'
import type { HotelPictures } from '../hotels/hotel-pictures.ts'
import type { Picture } from '../pictures/picture.ts'

export type GalleryType = 'outlook' | 'rooms' | 'pool' | 'dining'

/** One hotel's pictures, grouped for the gallery. */
export interface GalleryHotel<Key extends string = string> {
  key: Key
  label: string
  rating: number | null
  location: string
  images: Readonly<Record<GalleryType, readonly Picture[]>>
}

/** A hotel's entry in the gallery. */
export function galleryHotel(hotel: HotelSummary, pictures: HotelPictures): GalleryHotel {
  return {
    key: hotel.slug,
    label: hotel.name,
    rating: hotel.rating,
    location: hotel.location,
    images: {
      outlook: [...pictures.hero, ...pictures.exterior],
      rooms: Object.values(pictures.rooms).flat(),
      pool: pictures.pool,
      dining: pictures.dining,
    },
  }
}
