import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

const container = cva('sg-container', {
  variants: {
    size: { text: 'sg-container-text', page: 'sg-container-page', full: 'sg-container-full' },
    space: { none: '', section: 'sg-container-section' },
  },
})

export interface ContainerProps extends React.ComponentProps<'div'> {
  /** A column to read, the page, or everything there is. @default 'page' */
  size?: 'text' | 'page' | 'full' | undefined
  /** Room above and below, as a chapter of a page has. @default 'none' */
  space?: 'none' | 'section' | undefined
  /** Gives its measure to the one element inside, such as a `<section>`. @default false */
  asChild?: boolean | undefined
}

/** Holds content to a measure, with the page's side padding. Renders a `<div>`. */
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
