'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { Slot } from '../../internal/slot.tsx'
import { useLabels } from '../../locale/locale.tsx'
import { XIcon } from '../icon/icon.tsx'
import { type SideMenuLabels, sideMenuLabels } from './side-menu-labels.ts'

export type { SideMenuLabels } from './side-menu-labels.ts'

export interface SideMenuProps extends React.ComponentProps<'div'> {
  /** Id that its `SideMenuTrigger` refers to. */
  id: string
  /** Content at the top, such as the logo. */
  heading?: React.ReactNode
  /** Edge that it slides in from, by writing direction. @default 'end' */
  side?: 'start' | 'end' | undefined
  labels?: Partial<SideMenuLabels> | undefined
}

/**
 * A menu that slides over the page and closes on Escape, a click outside, a followed link or a button with
 * `data-closes-menu`. Renders a native popover, so it opens even before hydration.
 */
export function SideMenu({
  id,
  heading,
  side = 'end',
  labels: own,
  onClick,
  className,
  children,
  ...rest
}: SideMenuProps): React.JSX.Element {
  const { labels } = useLabels('sideMenu', sideMenuLabels, own)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link or button pressed by key clicks as well
    <div
      data-slot="side-menu"
      data-side={side}
      role="dialog"
      aria-label={labels.menu}
      tabIndex={-1}
      {...rest}
      id={id}
      popover="auto"
      onClick={(event) => {
        onClick?.(event)
        const chosen = event.target instanceof Element && event.target.closest('a[href], [data-closes-menu]')
        // A router prevents the click and follows the link itself, so close the menu then too.
        if (chosen) event.currentTarget.hidePopover()
      }}
      className={cx('sg-side-menu', className)}
    >
      {/* Not `::backdrop`: the browser lets clicks on a popover's own backdrop through to the page. */}
      <button
        type="button"
        data-slot="side-menu-backdrop"
        className="sg-side-menu-backdrop"
        tabIndex={-1}
        aria-hidden="true"
        popoverTarget={id}
        popoverTargetAction="hide"
      />
      <div data-slot="side-menu-panel" className="sg-side-menu-panel">
        <div data-slot="side-menu-head" className="sg-side-menu-head">
          {heading}
          <button
            type="button"
            data-slot="side-menu-close"
            className="sg-side-menu-close"
            aria-label={labels.close}
            popoverTarget={id}
            popoverTargetAction="hide"
          >
            <XIcon />
          </button>
        </div>
        {children}
      </div>
    </div>
  )
}

export interface SideMenuTriggerProps extends React.ComponentProps<'button'> {
  /** Id of the `SideMenu` to open. */
  menu: string
  /** Applies the behaviour to its single child button. @default false */
  asChild?: boolean | undefined
}

/** Opens the menu of the same `id`. Renders a `<button>`. */
export function SideMenuTrigger({
  menu,
  asChild = false,
  className,
  ...rest
}: SideMenuTriggerProps): React.JSX.Element {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      data-slot="side-menu-trigger"
      type="button"
      popoverTarget={menu}
      {...rest}
      className={cx('sg-side-menu-trigger', className)}
    />
  )
}
