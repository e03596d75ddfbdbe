'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps, JSX } from 'react'
import { ChevronDownIcon } from '../icon/icon.tsx'
import { useLabels } from '../locale/locale.tsx'
import { PopoverPanel } from '../popover/popover-panel.tsx'
import { usePopoverState } from '../popover/popover-state.ts'
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
  const state = usePopoverState({})
  return (
    <div
      data-slot="site-header-account-menu"
      data-state={state.open ? 'open' : 'closed'}
      {...rest}
      className={cx('sg-site-header-account-menu', className)}
    >
      <button
        type="button"
        data-slot="site-header-account-button"
        className="sg-site-header-account-button"
        aria-expanded={state.open}
        aria-controls={state.id}
        popoverTarget={state.id}
      >
        {labels.account}
        <ChevronDownIcon />
      </button>
      <PopoverPanel
        state={state}
        align="end"
        data-slot="site-header-account-list"
        className="sg-site-header-account-list"
        onClick={({ target, currentTarget }) => {
          if (target instanceof Element && target.closest('a, button')) currentTarget.hidePopover()
        }}
      >
        <ul>{children}</ul>
      </PopoverPanel>
    </div>
  )
}
