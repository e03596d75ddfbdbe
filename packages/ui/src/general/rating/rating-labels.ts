import type { Message } from '../../locale/format-message.ts'

export const ratingLabels = {
  /** Accessible name of the stars, with `{value}` and `{max}`. */
  stars: '{value} out of {max} stars' as Message,
  /** With `{value}` and `{max}`. */
  value: '{value}/{max}' as Message,
  /** With `{count}`. */
  reviews: { one: '{count} review', other: '{count} reviews' } as Message,
}

export type RatingLabels = typeof ratingLabels
