import type { Message } from '../../locale/format-message.ts'

export interface LightboxLabels {
  /** Accessible name of the dialog. */
  dialog: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Accessible name of the row of thumbnails. */
  thumbnails: string
  /** With `{number}` and `{total}`. */
  counter: Message
  /** Announced when the picture changes, with `{number}`, `{total}` and `{description}`. */
  position: Message
  /** Accessible name of a thumbnail, with `{number}` and `{total}`. */
  show: Message
}

export const lightboxLabels: LightboxLabels = {
  dialog: 'Pictures',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  thumbnails: 'All pictures',
  counter: '{number} / {total}',
  position: 'Picture {number} of {total}: {description}',
  show: 'Show picture {number} of {total}',
}
