'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type JSX, type ReactNode, useId } from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { Menu2Icon } from '../icon/icon.tsx'
import { SideMenu, SideMenuTrigger } from '../side-menu/side-menu.tsx'
import { type SiteHeaderLabels, siteHeaderLabels } from './site-header-labels.ts'

export interface SiteHeaderMenuProps extends ComponentProps<'div'> {
  labels?: Partial<SiteHeaderLabels> | undefined
  /** Content at the top of the menu, such as the logo. */
  heading?: ReactNode
}

/**
 * The slide-in menu below desktop widths, with the button that opens it. Renders a `<button>` and a `SideMenu`,
 * so both work before hydration.
 */
export function SiteHeaderMenu({ labels: own, id, className, ...rest }: SiteHeaderMenuProps): JSX.Element {
  const ownId = useId()
  const menuId = id ?? ownId
  const { labels } = useLabels('siteHeader', siteHeaderLabels, own)
  return (
    <>
      <SideMenuTrigger
        menu={menuId}
        data-slot="site-header-menu-button"
        className="sg-site-header-menu-button"
        aria-label={labels.open}
      >
        <Menu2Icon />
      </SideMenuTrigger>
      <SideMenu
        data-slot="site-header-menu"
        {...rest}
        id={menuId}
        labels={labels}
        className={cx('sg-site-header-menu', className)}
      />
    </>
  )
}

export interface SiteHeaderMenuNavProps extends ComponentProps<'nav'> {
  labels?: Partial<SiteHeaderLabels> | undefined
}

/** The links of the slide-in menu; the children are `<li>`s. Renders a `<nav>`. */
export function SiteHeaderMenuNav({
  labels: own,
  className,
  children,
  ...rest
}: SiteHeaderMenuNavProps): JSX.Element {
  const { labels } = useLabels('siteHeader', siteHeaderLabels, own)
  return (
    <nav
      data-slot="site-header-menu-nav"
      aria-label={labels.menu}
      {...rest}
      className={cx('sg-site-header-menu-nav', className)}
    >
      <ul data-slot="site-header-menu-list" className="sg-site-header-menu-list">
        {children}
      </ul>
    </nav>
  )
}

/** A section below the links of the slide-in menu, such as account, contact or social links. Renders a `<div>`. */
export function SiteHeaderMenuSection({ className, ...rest }: ComponentProps<'div'>): JSX.Element {
  return (
    <div
      data-slot="site-header-menu-section"
      {...rest}
      className={cx('sg-site-header-menu-section', className)}
    />
  )
}
