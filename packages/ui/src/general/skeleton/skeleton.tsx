import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import type { VariantClasses } from '../../internal/variant-classes.ts'

const skeleton = cva('sg-skeleton', {
  variants: {
    shape: {
      text: 'sg-skeleton-text',
      title: 'sg-skeleton-title',
      block: 'sg-skeleton-block',
      picture: 'sg-skeleton-picture',
      circle: 'sg-skeleton-circle',
    },
  } satisfies VariantClasses<SkeletonProps, 'shape'>,
})

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
      className={cx(skeleton({ shape }), className)}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        <span key={line} data-slot="skeleton-line" className="sg-skeleton-line" />
      ))}
    </span>
  )
}
