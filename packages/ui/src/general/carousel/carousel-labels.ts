import type { Message } from '../../locale/format-message.ts'

export const carouselLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause pictures',
  play: 'Play pictures',
  /** Accessible name of the scrollable row of pictures. */
  track: 'Pictures',
  /** Accessible name of the group of dots. */
  picker: 'Choose a picture',
  /** Accessible name of a picture, with `{number}` and `{total}`. */
  slide: '{number} of {total}' as Message,
  /** Accessible name of a dot, with `{number}` and `{total}`. */
  show: 'Show picture {number} of {total}' as Message,
  /** With `{number}` and `{total}`. */
  counter: '{number} / {total}' as Message,
  /** Shown when there are no pictures. */
  empty: 'No Images Available',
}

export type CarouselLabels = typeof carouselLabels
