import { fallbackPictures } from '@susegad/catalog-data/pictures'
import { imageOf } from './picture-image.ts'

const sizes = '100vw'

export const hotelFallback = imageOf(fallbackPictures.hotel, sizes)
export const activityFallback = imageOf(fallbackPictures.activity, sizes)
export const beachFallback = imageOf(fallbackPictures.beach, sizes)
export const galleryFallback = imageOf(fallbackPictures.gallery, sizes)
export const heroFallback = imageOf(fallbackPictures.hero, sizes)
