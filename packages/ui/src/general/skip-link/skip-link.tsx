'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { type SkipLinkLabels, skipLinkLabels } from './skip-link-labels.ts'

export type { SkipLinkLabels } from './skip-link-labels.ts'

export interface SkipLinkProps extends Omit<React.ComponentProps<'a'>, 'children'> {
  /** Link target: the `id` of the main content, with its hash. @default '#main' */
  href?: string | undefined
  labels?: Partial<SkipLinkLabels> | undefined
}

/** The first Tab stop of a page: jumps past the header to the main content. Renders an `<a>`. */
export function SkipLink({
  href = '#main',
  labels: own,
  className,
  ...rest
}: SkipLinkProps): React.JSX.Element {
  const { labels } = useLabels('skipLink', skipLinkLabels, own)
  return (
    <a data-slot="skip-link" href={href} {...rest} className={cx('sg-skip-link', className)}>
      {labels.skip}
    </a>
  )
}
