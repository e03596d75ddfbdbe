import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface SkeletonProps extends Omit<React.ComponentProps<'span'>, 'children'> {
  /** Shape of the content that is loading. @default 'text' */
  shape?: 'text' | 'title' | 'block' | 'picture' | 'circle' | undefined
  /** Number of text lines; the last one is shorter. @default 1 */
  lines?: number | undefined
}

/** Placeholder in the shape of content that is loading. Renders a hidden `<span>`. */
export function Skeleton({
  shape = 'text',
  lines = 1,
  className,
  ...rest
}: SkeletonProps): React.JSX.Element {
  return (
    <span
      data-slot="skeleton"
      data-shape={shape}
      aria-hidden="true"
      {...rest}
      className={cx('sg-skeleton', `sg-skeleton-${shape}`, className)}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} data-slot="skeleton-line" className="sg-skeleton-line" />
      ))}
    </span>
  )
}
