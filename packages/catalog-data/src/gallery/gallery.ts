import type { GalleryType } from './gallery-hotel.ts'

export type { GalleryHotel, GalleryType } from './gallery-hotel.ts'
export { galleryHotels } from './gallery-hotels.ts'

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

export const galleryPage = {
  heading: 'Look around before you go',
  text: 'Every room, pool, table and front door of our five hotels. Choose a hotel or a kind of picture, or simply scroll.',
  showFilters: 'Show Filters',
  nothingFound: 'No images found',
} as const
