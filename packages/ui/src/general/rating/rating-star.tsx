import type * as React from 'react'

const outline = 'M12 3.1l2.74 5.55 6.13.9-4.44 4.32 1.05 6.1L12 17.1l-5.48 2.87 1.05-6.1-4.44-4.32 6.13-.9z'
const leftHalf = 'M12 3.1v14l-5.48 2.87 1.05-6.1-4.44-4.32 6.13-.9z'

/** A single star. Renders an `<svg>`. */
export function RatingStar({ fill }: { fill: 'full' | 'half' | 'empty' }): React.JSX.Element {
  return (
    <svg
      data-slot="rating-star"
      data-fill={fill}
      className="sg-rating-star"
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path className="sg-rating-star-outline" d={outline} />
      {fill !== 'empty' && <path className="sg-rating-star-fill" d={fill === 'full' ? outline : leftHalf} />}
    </svg>
  )
}
