import type { Message } from '../locale/format-message.ts'

export interface CarouselLabels {
  previous: string
  next: string
  pause: string
  play: string
  /** Name of the row of pictures, which the arrow keys move. */
  track: string
  /** Name of the group of dots. */
  picker: string
  /** Name of a picture, of `{number}` and `{total}`. */
  slide: Message
  /** Name of a dot, of `{number}` and `{total}`. */
  show: Message
  /** Of `{number}` and `{total}`. */
  counter: Message
  /** Said instead of pictures, where there are none. */
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
