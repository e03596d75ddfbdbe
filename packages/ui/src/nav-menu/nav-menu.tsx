import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../internal/slot.tsx'

export { NavMenu, type NavMenuProps } from './nav-menu-frame.tsx'
export type { NavMenuLabels } from './nav-menu-labels.ts'

export interface NavMenuLinkProps extends React.ComponentProps<'a'> {
  /** `page` if it links to the current page, `section` if to its part of the site. @default 'none' */
  current?: 'page' | 'section' | 'none' | undefined
  /** Applies the styles to its single child element, such as a router's link. @default false */
  asChild?: boolean | undefined
}

/** One link. Renders an `<a>` in a list item. A router's link may set `aria-current` itself. */
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
