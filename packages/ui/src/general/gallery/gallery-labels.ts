export const galleryLabels = {
  /** Shown when there are no pictures. */
  empty: 'No images found',
}

export type GalleryLabels = typeof galleryLabels
