import type { Message } from '../../locale/format-message.ts'

export interface RatingLabels {
  /** Accessible name of the stars, with `{value}` and `{max}`. */
  stars: Message
  /** With `{value}` and `{max}`. */
  value: Message
  /** With `{count}`. */
  reviews: Message
}

export const ratingLabels: RatingLabels = {
  stars: '{value} out of {max} stars',
  value: '{value}/{max}',
  reviews: { one: '{count} review', other: '{count} reviews' },
}
