import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

export interface BreadcrumbItem {
  label: string
  href: string
}

export interface BreadcrumbsProps extends Omit<React.ComponentProps<'nav'>, 'children'> {
  /** From the front page to this one; the last is the current page and no link. */
  items: readonly BreadcrumbItem[]
  /** Makes the link of a step, such as a router's `<Link to={item.href}>{item.label}</Link>`. @default a plain `<a>` */
  renderLink?: ((item: BreadcrumbItem) => React.ReactElement) | undefined
  /** Its name among the page's navigations. @default 'Breadcrumb' */
  label?: string | undefined
  /** `on-picture` takes the light text of a photo's shade. @default 'plain' */
  variant?: 'plain' | 'on-picture' | undefined
}

/** Where this page is, and the way up. Renders a `<nav>` with a list of links. */
export function Breadcrumbs({
  items,
  renderLink = ({ href, label: text }) => <a href={href}>{text}</a>,
  label = 'Breadcrumb',
  variant = 'plain',
  className,
  ...rest
}: BreadcrumbsProps): React.JSX.Element {
  return (
    <nav
      data-slot="breadcrumbs"
      data-variant={variant}
      aria-label={label}
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
              <Slot data-slot="breadcrumbs-link" className="sg-breadcrumbs-link">
                {renderLink(item)}
              </Slot>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
