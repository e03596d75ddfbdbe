import type { Picture } from '@susegad/catalog-data/pictures'
import type { LightboxImage } from '@susegad/ui/lightbox'
import { imageOf } from './picture-image.ts'

/** Pictures as the viewer shows them: as wide as the window, with their words below. */
export function viewerImages(pictures: readonly Picture[]): LightboxImage[] {
  return pictures.map((picture) => ({ ...imageOf(picture, '100vw'), caption: picture.alt }))
}
