import type { Message } from '../../locale/format-message.ts'

export const lightboxLabels = {
  /** Accessible name of the dialog. */
  dialog: 'Pictures',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  /** Accessible name of the row of thumbnails. */
  thumbnails: 'All pictures',
  /** With `{number}` and `{total}`. */
  counter: '{number} / {total}' as Message,
  /** Announced when the picture changes, with `{number}`, `{total}` and `{description}`. */
  position: 'Picture {number} of {total}: {description}' as Message,
  /** Accessible name of a thumbnail, with `{number}` and `{total}`. */
  show: 'Show picture {number} of {total}' as Message,
}

export type LightboxLabels = typeof lightboxLabels
