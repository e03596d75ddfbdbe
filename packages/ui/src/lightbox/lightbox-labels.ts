/** All texts of a lightbox. */
export interface LightboxLabels {
  /** Accessible name of the dialog. */
  dialog: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  thumbnails: string
  counter: (number: number, total: number) => string
  /** Announced when the picture changes. */
  position: (number: number, total: number, description: string) => string
  show: (number: number, total: number) => string
}

export const lightboxLabels: LightboxLabels = {
  dialog: 'Pictures',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  thumbnails: 'All pictures',
  counter: (number, total) => `${number} / ${total}`,
  position: (number, total, description) => `Picture ${number} of ${total}: ${description}`,
  show: (number, total) => `Show picture ${number} of ${total}`,
}
