import { cx } from 'class-variance-authority'
import type * as React from 'react'

export interface SkipLinkProps extends React.ComponentProps<'a'> {
  /** Where it leads: the `id` of the main part, with its hash. @default '#main' */
  href?: string | undefined
  /** @default 'Skip to content' */
  children?: React.ReactNode
}

/** The first stop of the Tab key on a page: past the header, to what the page is about. Renders an `<a>`. */
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
