import type { Picture } from '@susegad/catalog-data/pictures'
import type { LightboxImage } from '@susegad/ui/lightbox'
import { imageOf } from '../items/picture-image.ts'

/** Pictures for the viewer: as wide as the window, with captions. */
export function viewerImages(pictures: readonly Picture[]): LightboxImage[] {
  return pictures.map((picture) => ({ ...imageOf(picture, '100vw'), caption: picture.alt }))
}
