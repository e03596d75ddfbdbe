import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface SkipLinkProps extends React.ComponentProps<'a'> {
  /** Link target: the `id` of the main content, with its hash. @default '#main' */
  href?: string | undefined
  /** @default 'Skip to content' */
  children?: React.ReactNode
}

/** The first Tab stop of a page: jumps past the header to the main content. Renders an `<a>`. */
export function SkipLink({
  href = '#main',
  children = 'Skip to content',
  className,
  ...rest
}: SkipLinkProps): React.JSX.Element {
  return (
    <a data-slot="skip-link" href={href} {...rest} className={cx('sg-skip-link', className)}>
      {children}
    </a>
  )
}
