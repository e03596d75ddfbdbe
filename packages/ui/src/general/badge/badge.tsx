import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import type { VariantClasses } from '../../internal/variant-classes.ts'

const badge = cva('sg-badge', {
  variants: {
    tone: {
      neutral: 'sg-badge-neutral',
      primary: 'sg-badge-primary',
      accent: 'sg-badge-accent',
      gold: 'sg-badge-gold',
      tile: 'sg-badge-tile',
      success: 'sg-badge-success',
      warning: 'sg-badge-warning',
      danger: 'sg-badge-danger',
      info: 'sg-badge-info',
    },
    variant: { soft: 'sg-badge-soft', solid: 'sg-badge-solid', burst: 'sg-badge-burst' },
    size: { sm: 'sg-badge-sm', md: 'sg-badge-md' },
  } satisfies VariantClasses<BadgeProps, 'tone' | 'variant' | 'size'>,
})

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
      className={cx(badge({ tone, variant, size }), className)}
    />
  )
}
