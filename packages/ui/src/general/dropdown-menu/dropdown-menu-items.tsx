'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { Slot } from '../../internal/slot.tsx'
import { closeMenu, MenuContext } from './menu-context.ts'

export interface DropdownMenuItemProps extends Omit<React.ComponentProps<'div'>, 'onSelect'> {
  /** Use `danger` for actions that are hard to undo. @default 'plain' */
  tone?: 'plain' | 'danger' | undefined
  /** @default 'enabled' */
  state?: 'enabled' | 'disabled' | undefined
  /** Called on click, Enter and Space; the menu then closes unless the event is prevented. */
  onSelect?: ((event: Event) => void) | undefined
  /** Applies the styles to its single child element, such as a link. @default false */
  asChild?: boolean | undefined
}

/** One action. Renders a `<div role="menuitem">`. */
export function DropdownMenuItem({
  tone = 'plain',
  state = 'enabled',
  asChild = false,
  onSelect,
  className,
  onClick,
  onPointerMove,
  onPointerLeave,
  ...rest
}: DropdownMenuItemProps): React.JSX.Element {
  const { id } = React.useContext(MenuContext)
  const isDisabled = state === 'disabled'
  const Root = asChild ? Slot : 'div'
  return (
    <Root
      role="menuitem"
      tabIndex={-1}
      data-slot="dropdown-menu-item"
      data-tone={tone}
      aria-disabled={isDisabled || undefined}
      {...rest}
      className={cx('sg-dropdown-menu-item', className)}
      onClick={composeHandlers(onClick, (event) => {
        if (isDisabled) return event.preventDefault()
        const chosen = new Event('select', { cancelable: true })
        onSelect?.(chosen)
        if (!chosen.defaultPrevented) closeMenu(id)
      })}
      // Focus follows the pointer, so that the arrow keys continue from the hovered item.
      onPointerMove={composeHandlers(onPointerMove, ({ currentTarget }) => {
        if (!isDisabled) currentTarget.focus({ preventScroll: true })
      })}
      onPointerLeave={composeHandlers(onPointerLeave, ({ currentTarget }) => {
        // When the keys scroll the menu, an item leaves the pointer that no longer has the focus.
        if (currentTarget === document.activeElement)
          currentTarget.closest<HTMLElement>('[role="menu"]')?.focus({ preventScroll: true })
      })}
    />
  )
}

/** Heading of a group of items. Renders a `<div>`. */
export function DropdownMenuLabel({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return <div data-slot="dropdown-menu-label" {...rest} className={cx('sg-dropdown-menu-label', className)} />
}

/** Separates two groups of items. Renders an `<hr>`. */
export function DropdownMenuSeparator({ className, ...rest }: React.ComponentProps<'hr'>): React.JSX.Element {
  return (
    <hr
      data-slot="dropdown-menu-separator"
      {...rest}
      className={cx('sg-dropdown-menu-separator', className)}
    />
  )
}
