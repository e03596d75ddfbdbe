import type { PictureImage } from '@susegad/ui/picture'
import { type SiteData, useSite } from '../../page-data/site.ts'
import { imageOf } from './picture-image.ts'

/** Replaces a picture of this kind that is missing or fails to load. */
export const useFallback = (kind: keyof SiteData['fallbackPictures']): PictureImage =>
  imageOf(useSite().fallbackPictures[kind], '100vw')
