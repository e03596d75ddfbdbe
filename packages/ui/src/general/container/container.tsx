import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import type { VariantClasses } from '../../internal/variant-classes.ts'

const container = cva('sg-container', {
  variants: {
    size: { text: 'sg-container-text', page: 'sg-container-page', full: 'sg-container-full' },
    space: { none: '', section: 'sg-container-section' },
  } satisfies VariantClasses<ContainerProps, 'size' | 'space'>,
})

export interface ContainerProps extends React.ComponentProps<'div'> {
  /** Maximum width: a reading column, the page or no limit. @default 'page' */
  size?: 'text' | 'page' | 'full' | undefined
  /** Vertical padding; `section` is that of a page section, applied once between neighbours. @default 'none' */
  space?: 'none' | 'section' | undefined
  /** Applies the styles to its single child element, such as a `<section>`. @default false */
  asChild?: boolean | undefined
}

/** Limits the width of its content and adds the page's side padding. Renders a `<div>`. */
export function Container({
  size = 'page',
  space = 'none',
  asChild = false,
  className,
  ...rest
}: ContainerProps): React.JSX.Element {
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      data-slot="container"
      data-size={size}
      {...rest}
      className={cx(container({ size, space }), className)}
    />
  )
}
