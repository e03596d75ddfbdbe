import { type Picture, pictureSources } from '@susegad/catalog-data/pictures'
import type { PictureImage } from '@susegad/ui/picture'

/** A record's picture as component props; `sizes` is its width in the layout. */
export function imageOf(picture: Picture, sizes: string): PictureImage {
  return { ...pictureSources(picture), sizes }
}

/** Small screens crop a place's picture to portrait, so it needs a wider file. */
export const heroSizes = '(min-width: 1024px) 100vw, 150vw'

/** URL of a picture's largest file, for viewers and for links without script. */
export function pictureAddress(picture: Picture): string {
  const { src, srcSet } = pictureSources(picture)
  return srcSet.split(', ').at(-1)?.split(' ')[0] || src
}
