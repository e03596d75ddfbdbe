'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type JSX, type MouseEvent, type ReactNode, useId } from 'react'
import { Menu2Icon, XIcon } from '../icon/icon.tsx'
import { useLabels } from '../locale/locale.tsx'
import { type SiteHeaderLabels, siteHeaderLabels } from './site-header-labels.ts'

export interface SiteHeaderMenuProps extends ComponentProps<'div'> {
  labels?: Partial<SiteHeaderLabels> | undefined
  /** Content at the top of the menu, such as the logo. */
  heading?: ReactNode
}

/**
 * The slide-in menu below desktop widths, with the button that opens it. Renders a `<button>` and a popover,
 * so both work before hydration. Following a link closes it.
 */
export function SiteHeaderMenu({
  labels: own,
  heading,
  id,
  className,
  onClick,
  children,
  ...rest
}: SiteHeaderMenuProps): JSX.Element {
  const ownId = useId()
  const menuId = id ?? ownId
  const { labels } = useLabels('siteHeader', siteHeaderLabels, own)
  const closeAfterLink = (event: MouseEvent<HTMLDivElement>) => {
    const followed = event.target instanceof Element && event.target.closest('a[href], [data-closes-menu]')
    if (followed) event.currentTarget.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        data-slot="site-header-menu-button"
        className="sg-site-header-menu-button"
        aria-label={labels.open}
        popoverTarget={menuId}
      >
        <Menu2Icon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's click on a link arrives here as well */}
      <div
        data-slot="site-header-menu"
        role="dialog"
        aria-label={labels.menu}
        {...rest}
        id={menuId}
        popover="auto"
        onClick={(event) => {
          onClick?.(event)
          // A router prevents the click and follows the link itself, so close the menu then too.
          closeAfterLink(event)
        }}
        className={cx('sg-site-header-menu', className)}
      >
        <button
          type="button"
          data-slot="site-header-menu-backdrop"
          className="sg-site-header-menu-backdrop"
          tabIndex={-1}
          aria-hidden="true"
          popoverTarget={menuId}
          popoverTargetAction="hide"
        />
        <div data-slot="site-header-menu-panel" className="sg-site-header-menu-panel">
          <div data-slot="site-header-menu-head" className="sg-site-header-menu-head">
            {heading}
            <button
              type="button"
              data-slot="site-header-menu-close"
              className="sg-site-header-menu-button"
              aria-label={labels.close}
              popoverTarget={menuId}
              popoverTargetAction="hide"
            >
              <XIcon />
            </button>
          </div>
          {children}
        </div>
      </div>
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
