import type { Picture } from '../pictures/picture.ts'

export type GalleryType = 'outlook' | 'rooms' | 'pool' | 'dining'

/** One hotel's pictures as the gallery groups them. */
export interface GalleryHotel<Key extends string = string> {
  key: Key
  label: string
  rating: number
  location: string
  images: Readonly<Record<GalleryType, readonly Picture[]>>
}
