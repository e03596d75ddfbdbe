import type { PictureImage } from '@susegad/ui/picture'
import { type SiteData, site } from '../../page-data/site.ts'
import { imageOf } from './picture-image.ts'

/** Replaces a picture of this kind that is missing or fails to load. */
export const fallbackOf = (kind: keyof SiteData['fallbackPictures']): PictureImage =>
  imageOf(site().fallbackPictures[kind], '100vw')
