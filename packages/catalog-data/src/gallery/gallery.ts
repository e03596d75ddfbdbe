import { amaraGrandCard } from '../hotels/amara-grand/amara-grand-card.ts'
import { amaraGrandPictures } from '../hotels/amara-grand/amara-grand-pictures.ts'
import type { HotelSummary } from '../hotels/hotel.ts'
import type { HotelPictures } from '../hotels/hotel-pictures.ts'
import type { HotelSlug } from '../hotels/hotel-slug.ts'
import { laViewCard } from '../hotels/la-view/la-view-card.ts'
import { laViewPictures } from '../hotels/la-view/la-view-pictures.ts'
import { regentLagunaCard } from '../hotels/regent-laguna/regent-laguna-card.ts'
import { regentLagunaPictures } from '../hotels/regent-laguna/regent-laguna-pictures.ts'
import { treeHouseCard } from '../hotels/tree-house/tree-house-card.ts'
import { treeHousePictures } from '../hotels/tree-house/tree-house-pictures.ts'
import { wotelCalanguteCard } from '../hotels/wotel-calangute/wotel-calangute-card.ts'
import { wotelCalangutePictures } from '../hotels/wotel-calangute/wotel-calangute-pictures.ts'
import type { GalleryHotel, GalleryType } from './gallery-hotel.ts'

export type { GalleryHotel, GalleryType } from './gallery-hotel.ts'

/** Picture types with their labels, in the order of the filter. */
export const galleryTypes: readonly { key: GalleryType; label: string }[] = [
  { key: 'outlook', label: 'Exterior' },
  { key: 'rooms', label: 'Rooms' },
  { key: 'pool', label: 'Pool' },
  { key: 'dining', label: 'Dining' },
]

export const gallerySorts = [
  { key: 'default', label: 'Default' },
  { key: 'name', label: 'Name A-Z' },
  { key: 'rating', label: 'Rating' },
  { key: 'random', label: 'Random' },
] as const

function galleryHotel(hotel: HotelSummary, pictures: HotelPictures): GalleryHotel<HotelSlug> {
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

export const galleryHotels: readonly GalleryHotel<HotelSlug>[] = [
  galleryHotel(amaraGrandCard, amaraGrandPictures),
  galleryHotel(laViewCard, laViewPictures),
  galleryHotel(regentLagunaCard, regentLagunaPictures),
  galleryHotel(wotelCalanguteCard, wotelCalangutePictures),
  galleryHotel(treeHouseCard, treeHousePictures),
]

export const galleryPage = {
  heading: 'Look around before you go',
  text: 'Every room, pool, table and front door of our five hotels. Choose a hotel or a kind of picture, or simply scroll.',
  showFilters: 'Show Filters',
  nothingFound: 'No images found',
} as const
