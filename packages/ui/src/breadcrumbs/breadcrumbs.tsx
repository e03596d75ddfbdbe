import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

export interface BreadcrumbItem {
  label: string
  href: string
}

export interface BreadcrumbsProps extends Omit<React.ComponentProps<'nav'>, 'children'> {
  /** Trail from the home page to the current page; the last item is not a link. */
  items: readonly BreadcrumbItem[]
  /** Renders the link of an item, such as `<Link to={item.href}>{item.label}</Link>`. @default a plain `<a>` */
  renderLink?: ((item: BreadcrumbItem) => React.ReactElement) | undefined
  /** Accessible name of the navigation. @default 'Breadcrumb' */
  label?: string | undefined
  /** Use `on-picture` for light text on a photo. @default 'plain' */
  variant?: 'plain' | 'on-picture' | undefined
}

/** The path from the home page to the current page. Renders a `<nav>` with a list of links. */
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
