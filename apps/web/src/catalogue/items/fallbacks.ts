import type { PictureImage } from '@susegad/ui/picture'
import { type SiteData, site } from '../../page-data/site.ts'
import { imageOf } from './picture-image.ts'

/** What is shown where a picture of this kind is missing or fails to load. */
export const fallbackOf = (kind: keyof SiteData['fallbackPictures']): PictureImage =>
  imageOf(site().fallbackPictures[kind], '100vw')
