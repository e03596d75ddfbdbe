import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

export interface NavMenuProps extends React.ComponentProps<'nav'> {
  /** Its name among the page's navigations. @default 'Main' */
  label?: string | undefined
  /** @default 'row' */
  orientation?: 'row' | 'column' | undefined
}

/** The ways through a site; the children are `NavMenuLink`s. Renders a `<nav>` with a list. */
export function NavMenu({
  label = 'Main',
  orientation = 'row',
  className,
  children,
  ...rest
}: NavMenuProps): React.JSX.Element {
  return (
    <nav
      data-slot="nav-menu"
      data-orientation={orientation}
      aria-label={label}
      {...rest}
      className={cx('sg-nav-menu', className)}
    >
      <ul data-slot="nav-menu-list" className="sg-nav-menu-list">
        {children}
      </ul>
    </nav>
  )
}

export interface NavMenuLinkProps extends React.ComponentProps<'a'> {
  /** Whether it leads to this page, or to the part of the site that this page is in. @default 'none' */
  current?: 'page' | 'section' | 'none' | undefined
  /** Gives its look to the one element inside, such as a router's link. @default false */
  asChild?: boolean | undefined
}

/** One way. Renders an `<a>` in a list item. A router's link may set `aria-current` itself. */
export function NavMenuLink({
  current = 'none',
  asChild = false,
  className,
  ...rest
}: NavMenuLinkProps): React.JSX.Element {
  const Root = asChild ? Slot : 'a'
  return (
    <li className="sg-nav-menu-item">
      <Root
        data-slot="nav-menu-link"
        {...(current === 'none' ? {} : { 'aria-current': current === 'page' ? 'page' : true })}
        {...rest}
        className={cx('sg-nav-menu-link', className)}
      />
    </li>
  )
}
