import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'

export interface BadgeProps extends React.ComponentProps<'span'> {
  /** Meaning of the badge; sets its colour. @default 'neutral' */
  tone?:
    | 'neutral'
    | 'primary'
    | 'accent'
    | 'gold'
    | 'tile'
    | 'success'
    | 'warning'
    | 'danger'
    | 'info'
    | undefined
  /** `soft` in running text, `solid` on pictures, `burst` for one short offer on a picture. @default 'soft' */
  variant?: 'soft' | 'solid' | 'burst' | undefined
  /** @default 'md' */
  size?: 'sm' | 'md' | undefined
  /** Applies the badge's styles to its single child element, such as a link. @default false */
  asChild?: boolean | undefined
}

/** A short word or number that labels something. Renders a `<span>`. */
export function Badge({
  tone = 'neutral',
  variant = 'soft',
  size = 'md',
  asChild = false,
  className,
  ...rest
}: BadgeProps): React.JSX.Element {
  const Root = asChild ? Slot : 'span'
  return (
    <Root
      data-slot="badge"
      data-tone={tone}
      data-variant={variant}
      data-size={size}
      {...rest}
      className={cx('sg-badge', `sg-badge-${tone}`, `sg-badge-${variant}`, `sg-badge-${size}`, className)}
    />
  )
}
