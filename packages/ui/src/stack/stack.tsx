import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'
import type { VariantClasses } from '../internal/variant-classes.ts'

const stack = cva('sg-stack', {
  variants: {
    direction: {
      column: 'sg-stack-column',
      row: 'sg-stack-row',
      'row-from-tablet': 'sg-stack-column sg-stack-row-from-tablet',
    },
    gap: {
      none: '',
      xs: 'sg-stack-gap-xs',
      sm: 'sg-stack-gap-sm',
      md: 'sg-stack-gap-md',
      lg: 'sg-stack-gap-lg',
      xl: 'sg-stack-gap-xl',
      '2xl': 'sg-stack-gap-2xl',
    },
    align: {
      start: 'sg-stack-align-start',
      center: 'sg-stack-align-center',
      end: 'sg-stack-align-end',
      baseline: 'sg-stack-align-baseline',
      stretch: 'sg-stack-align-stretch',
    },
    justify: {
      start: '',
      center: 'sg-stack-justify-center',
      end: 'sg-stack-justify-end',
      between: 'sg-stack-justify-between',
    },
  } satisfies VariantClasses<StackProps, 'direction' | 'gap' | 'align' | 'justify'>,
})

export interface StackProps extends React.ComponentProps<'div'> {
  /** Direction of the items; a row wraps where it has no room. @default 'column' */
  direction?: 'column' | 'row' | 'row-from-tablet' | undefined
  /** Gap between items: 4, 8, 16, 24, 40 or 64 px. @default 'md' */
  gap?: 'none' | 'xs' | 'sm' | 'md' | 'lg' | 'xl' | '2xl' | undefined
  /** @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch' | undefined
  /** @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined
  /** Applies the layout to its single child element, such as a `<ul>`. @default false */
  asChild?: boolean | undefined
}

/** Lays out items one after another with even gaps. Renders a `<div>`. */
export function Stack({
  direction = 'column',
  gap = 'md',
  align = 'stretch',
  justify = 'start',
  asChild = false,
  className,
  ...rest
}: StackProps): React.JSX.Element {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      data-slot="stack"
      data-direction={direction}
      {...rest}
      className={cx(stack({ direction, gap, align, justify }), className)}
    />
  )
}
