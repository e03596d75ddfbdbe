'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type JSX, type MouseEvent, useId } from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { type SiteHeaderLabels, siteHeaderLabels } from './site-header-labels.ts'

export interface SiteHeaderAccountMenuProps extends ComponentProps<'div'> {
  labels?: Partial<SiteHeaderLabels> | undefined
}

/**
 * The menu of a signed-in visitor; the children are `<li>`s with links and buttons. Renders a `<div>` with a
 * `<button>` and a native popover; the menu closes on a click outside, on Escape and after a choice.
 */
export function SiteHeaderAccountMenu({
  labels: own,
  className,
  children,
  ...rest
}: SiteHeaderAccountMenuProps): JSX.Element {
  const { labels } = useLabels('siteHeader', siteHeaderLabels, own)
  const listId = useId()
  return (
    <div
      data-slot="site-header-account-menu"
      {...rest}
      className={cx('sg-site-header-account-menu', className)}
    >
      <button
        type="button"
        data-slot="site-header-account-button"
        className="sg-site-header-account-button"
        popoverTarget={listId}
      >
        {labels.account}
        <ChevronDownIcon />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link or button pressed by key clicks as well */}
      <ul
        id={listId}
        popover="auto"
        data-slot="site-header-account-list"
        className="sg-site-header-account-list"
        onClick={closeAfterChoice}
      >
        {children}
      </ul>
    </div>
  )
}

function closeAfterChoice({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
}
