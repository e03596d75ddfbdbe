import { type Picture, pictureSources } from '@susegad/catalog-data/pictures'
import type { PictureImage } from '@susegad/ui/picture'

/** A record's picture as the components take it; `sizes` says how wide the layout shows it. */
export function imageOf(picture: Picture, sizes: string): PictureImage {
  return { ...pictureSources(picture), alt: picture.alt, sizes }
}

/** On a small screen the picture of a place stands upright: what is seen of it is cut from a wider one. */
export const heroSizes = '(min-width: 1024px) 100vw, 150vw'

/** The address of a picture's largest encoding, for viewers and links without script. */
export function pictureAddress(picture: Picture): string {
  const { src, srcSet } = pictureSources(picture)
  return srcSet.split(', ').at(-1)?.split(' ')[0] || src
}
