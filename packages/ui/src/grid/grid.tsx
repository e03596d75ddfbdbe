import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'
import type { VariantClasses } from '../internal/variant-classes.ts'

const grid = cva('sg-grid', {
  variants: {
    item: { xs: 'sg-grid-xs', sm: 'sg-grid-sm', md: 'sg-grid-md', lg: 'sg-grid-lg' },
    gap: { sm: 'sg-grid-gap-sm', md: 'sg-grid-gap-md', lg: 'sg-grid-gap-lg' },
    fit: { fill: 'sg-grid-fill', stretch: 'sg-grid-stretch' },
  } satisfies VariantClasses<GridProps, 'item' | 'gap' | 'fit'>,
})

export interface GridProps extends React.ComponentProps<'div'> {
  /** Minimum width of an item: 9, 14, 20 or 28 rem. As many columns as fit. @default 'md' */
  item?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  /** Gap between items: 12, 24 or 40 px. @default 'md' */
  gap?: 'sm' | 'md' | 'lg' | undefined
  /** Whether a few items keep the column width or stretch across the row. @default 'fill' */
  fit?: 'fill' | 'stretch' | undefined
  /** Applies the layout to its single child element, such as a `<ul>`. @default false */
  asChild?: boolean | undefined
}

/** Lays out equal items in as many columns as fit. Renders a `<div>`. */
export function Grid({
  item = 'md',
  gap = 'md',
  fit = 'fill',
  asChild = false,
  className,
  ...rest
}: GridProps): React.JSX.Element {
  const Root = asChild ? Slot : 'div'
  return (
    <Root data-slot="grid" data-item={item} {...rest} className={cx(grid({ item, gap, fit }), className)} />
  )
}
