import { type GalleryHotel, type GalleryType, galleryTypes } from '@susegad/catalog-data/gallery'
import type { Picture } from '@susegad/catalog-data/pictures'
import { shuffle } from '@susegad/ui/logic/shuffle'

export type GallerySort = 'default' | 'name' | 'rating' | 'random'

export interface GalleryFilters {
  /** A hotel's key, or 'all'. */
  hotel: string
  type: GalleryType | 'all'
  text: string
  sort: GallerySort
  /** Seed of the shuffle; changes only when Random is chosen again. */
  seed: number
}

export const allPhotos: GalleryFilters = { hotel: 'all', type: 'all', text: '', sort: 'default', seed: 1 }

export interface GalleryPhoto {
  picture: Picture
  hotel: string
  hotelLabel: string
  rating: number | null
  location: string
  type: GalleryType
  typeLabel: string
}

const photosOf = (hotels: readonly GalleryHotel[]): GalleryPhoto[] =>
  hotels.flatMap((hotel) =>
    galleryTypes.flatMap(({ key, label }) =>
      hotel.images[key].map((picture) => ({
        picture,
        hotel: hotel.key,
        hotelLabel: hotel.label,
        rating: hotel.rating,
        location: hotel.location,
        type: key,
        typeLabel: label,
      })),
    ),
  )

const sorters: Record<GallerySort, (list: GalleryPhoto[]) => GalleryPhoto[]> = {
  default: (list) => list,
  name: (list) => list.toSorted((a, b) => a.hotelLabel.localeCompare(b.hotelLabel, 'en')),
  rating: (list) => list.toSorted((a, b) => (b.rating ?? -1) - (a.rating ?? -1)),
  random: (list) => list,
}

/** The photos that pass the filters, sorted. */
export function galleryPhotos(hotels: readonly GalleryHotel[], filters: GalleryFilters): GalleryPhoto[] {
  const photos = photosOf(hotels)
  const wanted = filters.text.trim().toLowerCase()
  // Shuffle before filtering, so that a filter never reshuffles.
  const ordered = filters.sort === 'random' ? shuffle(photos, filters.seed) : photos
  const found = ordered.filter(
    (photo) =>
      (filters.hotel === 'all' || photo.hotel === filters.hotel) &&
      (filters.type === 'all' || photo.type === filters.type) &&
      (wanted === '' ||
        [photo.hotelLabel, photo.typeLabel, photo.location].some((text) =>
          text.toLowerCase().includes(wanted),
        )),
  )
  return sorters[filters.sort](found)
}
