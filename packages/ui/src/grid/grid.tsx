import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

const grid = cva('sg-grid', {
  variants: {
    item: { xs: 'sg-grid-xs', sm: 'sg-grid-sm', md: 'sg-grid-md', lg: 'sg-grid-lg' },
    gap: { sm: 'sg-grid-gap-sm', md: 'sg-grid-gap-md', lg: 'sg-grid-gap-lg' },
    fit: { fill: 'sg-grid-fill', stretch: 'sg-grid-stretch' },
  },
})

export interface GridProps extends React.ComponentProps<'div'> {
  /** The least width of an item, 9, 14, 20 or 28 rem; as many as fit stand side by side. @default 'md' */
  item?: 'xs' | 'sm' | 'md' | 'lg' | undefined
  /** 12, 24 or 40 px. @default 'md' */
  gap?: 'sm' | 'md' | 'lg' | undefined
  /** Whether few items keep a column's width or stretch over the row. @default 'fill' */
  fit?: 'fill' | 'stretch' | undefined
  /** Gives its arrangement to the one element inside, such as a `<ul>`. @default false */
  asChild?: boolean | undefined
}

/** Sets equal things in as many columns as there is room for. Renders a `<div>`. */
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
