'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { useLabels } from '../locale/locale.tsx'
import { type NavMenuLabels, navMenuLabels } from './nav-menu-labels.ts'

export interface NavMenuProps extends React.ComponentProps<'nav'> {
  /** @default 'row' */
  orientation?: 'row' | 'column' | undefined
  labels?: Partial<NavMenuLabels> | undefined
}

/** Site navigation; the children are `NavMenuLink`s. Renders a `<nav>` with a list. */
export function NavMenu({
  orientation = 'row',
  labels: own,
  className,
  children,
  ...rest
}: NavMenuProps): React.JSX.Element {
  const { labels } = useLabels('navMenu', navMenuLabels, own)
  return (
    <nav
      data-slot="nav-menu"
      data-orientation={orientation}
      aria-label={labels.main}
      {...rest}
      className={cx('sg-nav-menu', className)}
    >
      <ul data-slot="nav-menu-list" className="sg-nav-menu-list">
        {children}
      </ul>
    </nav>
  )
}
