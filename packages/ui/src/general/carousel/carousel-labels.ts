import type { Message } from '../../locale/format-message.ts'

export interface CarouselLabels {
  previous: string
  next: string
  pause: string
  play: string
  /** Accessible name of the scrollable row of pictures. */
  track: string
  /** Accessible name of the group of dots. */
  picker: string
  /** Accessible name of a picture, with `{number}` and `{total}`. */
  slide: Message
  /** Accessible name of a dot, with `{number}` and `{total}`. */
  show: Message
  /** With `{number}` and `{total}`. */
  counter: Message
  /** Shown when there are no pictures. */
  empty: string
}

export const carouselLabels: CarouselLabels = {
  previous: 'Previous picture',
  next: 'Next picture',
  pause: 'Pause pictures',
  play: 'Play pictures',
  track: 'Pictures',
  picker: 'Choose a picture',
  slide: '{number} of {total}',
  show: 'Show picture {number} of {total}',
  counter: '{number} / {total}',
  empty: 'No Images Available',
}
