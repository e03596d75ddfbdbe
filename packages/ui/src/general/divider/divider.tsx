import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface DividerProps extends Omit<React.ComponentProps<'hr'>, 'children'> {
  /** A hairline between rows, a band of tiles between chapters, or a wave between the two. @default 'line' */
  variant?: 'line' | 'tile' | 'wave' | undefined
  /** Height of the tile band or the wave. @default 'md' */
  size?: 'sm' | 'md' | 'lg' | undefined
}

/** Separates two pieces of content. Renders an `<hr>`. */
export function Divider({
  variant = 'line',
  size = 'md',
  className,
  ...rest
}: DividerProps): React.JSX.Element {
  return (
    <hr
      data-slot="divider"
      data-variant={variant}
      data-size={size}
      {...rest}
      className={cx('sg-divider', `sg-divider-${variant}`, `sg-divider-${size}`, className)}
    />
  )
}
