import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { formatCount } from '../logic/format-price.ts'
import { RatingStar } from './rating-star.tsx'

const rating = cva('sg-rating', {
  variants: { size: { sm: 'sg-rating-sm', md: 'sg-rating-md', lg: 'sg-rating-lg' } },
})

export interface RatingLabels {
  /** Accessible name of the stars. @default '4.6 out of 5 stars' */
  stars?: ((value: string, max: number) => string) | undefined
  /** @default '214 reviews' */
  reviews?: ((count: number) => string) | undefined
}

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
  /** Overrides for the default texts. */
  labels?: RatingLabels | undefined
}

const english = {
  stars: (value: string, max: number) => `${value} out of ${max} stars`,
  reviews: (count: number) => `${formatCount(count)} ${count === 1 ? 'review' : 'reviews'}`,
}

/** Shows a rating as stars, to the nearest half. Renders a `<span>`. */
export function Rating({
  value,
  max = 5,
  reviews,
  show = 'stars',
  size = 'md',
  labels,
  className,
  ...rest
}: RatingProps): React.JSX.Element {
  const text = value.toFixed(1)
  const stars = Array.from({ length: max }, (_, index) => Math.round((value - index) * 2) / 2)
  return (
    <span data-slot="rating" data-size={size} {...rest} className={cx(rating({ size }), className)}>
      <span
        data-slot="rating-stars"
        className="sg-rating-stars"
        role="img"
        aria-label={(labels?.stars ?? english.stars)(text, max)}
      >
        {stars.map((fill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is nothing but its place
          <RatingStar key={index} fill={fill >= 1 ? 'full' : fill >= 0.5 ? 'half' : 'empty'} />
        ))}
      </span>
      {show === 'stars-and-value' && (
        <span data-slot="rating-value" className="sg-rating-value">
          {text}/{max}
        </span>
      )}
      {reviews !== undefined && (
        <span data-slot="rating-reviews" className="sg-rating-reviews">
          {(labels?.reviews ?? english.reviews)(reviews)}
        </span>
      )}
    </span>
  )
}
