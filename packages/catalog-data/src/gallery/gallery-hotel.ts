import type { Picture } from '../pictures/picture.ts'

export type GalleryType = 'outlook' | 'rooms' | 'pool' | 'dining'

/** One hotel's pictures, grouped for the gallery. */
export interface GalleryHotel<Key extends string = string> {
  key: Key
  label: string
  rating: number
  location: string
  images: Readonly<Record<GalleryType, readonly Picture[]>>
}
