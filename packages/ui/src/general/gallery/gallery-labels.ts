export interface GalleryLabels {
  /** Shown when there are no pictures. */
  empty: string
}

export const galleryLabels: GalleryLabels = {
  empty: 'No images found',
}
