import type { GalleryType } from './gallery-hotel.ts'

export type { GalleryHotel, GalleryType } from './gallery-hotel.ts'
export { galleryHotels } from './gallery-hotels.ts'
export { galleryPage } from './generated/gallery-page.ts'

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
