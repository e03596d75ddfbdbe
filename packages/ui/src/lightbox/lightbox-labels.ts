import type { Message } from '../locale/format-message.ts'

export interface LightboxLabels {
  /** Accessible name of the dialog. */
  dialog: string
  close: string
  previous: string
  next: string
  zoomIn: string
  zoomOut: string
  /** Accessible name of the row of small pictures. */
  thumbnails: string
  /** Of `{number}` and `{total}`. */
  counter: Message
  /** Announced when the picture changes, of `{number}`, `{total}` and `{description}`. */
  position: Message
  /** Name of a small picture, of `{number}` and `{total}`. */
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
