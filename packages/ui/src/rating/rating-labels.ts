import type { Message } from '../locale/format-message.ts'

export interface RatingLabels {
  /** Accessible name of the stars, of `{value}` and `{max}`. */
  stars: Message
  /** Of `{value}` and `{max}`. */
  value: Message
  /** Of `{count}`. */
  reviews: Message
}

export const ratingLabels: RatingLabels = {
  stars: '{value} out of {max} stars',
  value: '{value}/{max}',
  reviews: { one: '{count} review', other: '{count} reviews' },
}
