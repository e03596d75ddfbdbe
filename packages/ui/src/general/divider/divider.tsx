import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import type { VariantClasses } from '../../internal/variant-classes.ts'

const divider = cva('sg-divider', {
  variants: {
    variant: { line: 'sg-divider-line', tile: 'sg-divider-tile', wave: 'sg-divider-wave' },
    size: { sm: 'sg-divider-sm', md: 'sg-divider-md', lg: 'sg-divider-lg' },
  } satisfies VariantClasses<DividerProps, 'variant' | 'size'>,
})

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
      className={cx(divider({ variant, size }), className)}
    />
  )
}
