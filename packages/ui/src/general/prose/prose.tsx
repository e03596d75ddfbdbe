import { cva, cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import type { VariantClasses } from '../../internal/variant-classes.ts'

const prose = cva('sg-prose', {
  variants: {
    size: { md: 'sg-prose-md', lg: 'sg-prose-lg' },
    lead: { none: null, first: 'sg-prose-lead' },
  } satisfies VariantClasses<ProseProps, 'size' | 'lead'>,
})

export interface ProseProps extends React.ComponentProps<'div'> {
  /** @default 'md' */
  size?: 'md' | 'lg' | undefined
  /** `first` enlarges the first paragraph as a lead. @default 'none' */
  lead?: 'none' | 'first' | undefined
  /** Applies the styles to its single child element, such as an `<article>`. @default false */
  asChild?: boolean | undefined
}

/** Styles plain headings, paragraphs, lists, quotes and tables. Renders a `<div>`. */
export function Prose({
  size = 'md',
  lead = 'none',
  asChild = false,
  className,
  ...rest
}: ProseProps): React.JSX.Element {
  const Root = asChild ? Slot : 'div'
  return (
    <Root data-slot="prose" data-size={size} {...rest} className={cx(prose({ size, lead }), className)} />
  )
}
