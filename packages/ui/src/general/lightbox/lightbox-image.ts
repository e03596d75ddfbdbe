import type { PictureImage } from '../picture/picture.tsx'

/** A picture with an optional caption. */
export interface LightboxImage extends PictureImage {
  /** Shown below the picture. */
  caption?: string | undefined
}
