'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { formatDecimal } from '../../locale/format-number.ts'
import { useLabels, useLocale } from '../../locale/locale.tsx'
import { type RatingLabels, ratingLabels } from './rating-labels.ts'
import { RatingStar } from './rating-star.tsx'

export type { RatingLabels } from './rating-labels.ts'

export interface RatingProps extends Omit<React.ComponentProps<'span'>, 'children'> {
  /** From 0 to `max`; shown with one decimal. */
  value: number
  /** @default 5 */
  max?: number | undefined
  /** Number of reviews; omit it to show none. */
  reviews?: number | undefined
  /** `stars-and-value` adds the value, such as '4.6/5'. @default 'stars' */
  show?: 'stars' | 'stars-and-value' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
  labels?: Partial<RatingLabels> | undefined
}

/** Shows a rating as stars, to the nearest half. Renders a `<span>`. */
export function Rating({
  value,
  max = 5,
  reviews,
  show = 'stars',
  size = 'md',
  labels: own,
  className,
  ...rest
}: RatingProps): React.JSX.Element {
  const { labels, say } = useLabels('rating', ratingLabels, own)
  const { locale } = useLocale()
  const said = { value: formatDecimal(value, locale), max }
  const stars = Array.from({ length: max }, (_, index) => Math.round((value - index) * 2) / 2)
  return (
    <span
      data-slot="rating"
      data-size={size}
      {...rest}
      className={cx('sg-rating', `sg-rating-${size}`, className)}
    >
      <span
        data-slot="rating-stars"
        className="sg-rating-stars"
        role="img"
        aria-label={say(labels.stars, said)}
      >
        {stars.map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stars have no identity besides their position
          <RatingStar key={index} fill={fill >= 1 ? 'full' : fill >= 0.5 ? 'half' : 'empty'} />
        ))}
      </span>
      {show === 'stars-and-value' && (
        <span data-slot="rating-value" className="sg-rating-value">
          {say(labels.value, said)}
        </span>
      )}
      {reviews !== undefined && (
        <span data-slot="rating-reviews" className="sg-rating-reviews">
          {say(labels.reviews, { count: reviews })}
        </span>
      )}
    </span>
  )
}
