'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { type BreadcrumbsLabels, breadcrumbsLabels } from './breadcrumbs-labels.ts'

export type { BreadcrumbsLabels } from './breadcrumbs-labels.ts'

export interface BreadcrumbItem {
  label: string
  href: string
}

export interface BreadcrumbsProps extends Omit<React.ComponentProps<'nav'>, 'children'> {
  /** Trail from the home page to the current page; the last item is not a link. */
  items: readonly BreadcrumbItem[]
  /** Renders the links, such as a router's; gets `href`. @default 'a' */
  linkAs?: React.ElementType | undefined
  /** Use `on-picture` for light text on a photo. @default 'plain' */
  variant?: 'plain' | 'on-picture' | undefined
  labels?: Partial<BreadcrumbsLabels> | undefined
}

/** The path from the home page to the current page. Renders a `<nav>` with a list of links. */
export function Breadcrumbs({
  items,
  linkAs: Link = 'a',
  variant = 'plain',
  labels: own,
  className,
  ...rest
}: BreadcrumbsProps): React.JSX.Element {
  const { labels } = useLabels('breadcrumbs', breadcrumbsLabels, own)
  return (
    <nav
      data-slot="breadcrumbs"
      data-variant={variant}
      aria-label={labels.trail}
      {...rest}
      className={cx('sg-breadcrumbs', className)}
    >
      <ol data-slot="breadcrumbs-list" className="sg-breadcrumbs-list">
        {items.map((item, index) => (
          <li key={item.href} data-slot="breadcrumbs-item" className="sg-breadcrumbs-item">
            {index === items.length - 1 ? (
              <span data-slot="breadcrumbs-page" className="sg-breadcrumbs-page" aria-current="page">
                {item.label}
              </span>
            ) : (
              <Link href={item.href} data-slot="breadcrumbs-link" className="sg-breadcrumbs-link">
                {item.label}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
