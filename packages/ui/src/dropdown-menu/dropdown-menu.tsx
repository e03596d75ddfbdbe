'use client'

import { cx } from 'class-variance-authority'
import { DropdownMenu as Menu } from 'radix-ui'
import type * as React from 'react'

export interface DropdownMenuProps {
  /** Whether it is open (controlled). */
  open?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((open: boolean) => void) | undefined
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children: React.ReactNode
}

/** A menu of actions behind one button. Renders no element of its own. */
export function DropdownMenu({
  open,
  defaultOpen,
  onOpenChange,
  children,
}: DropdownMenuProps): React.JSX.Element {
  return (
    <Menu.Root
      modal={false}
      {...(open === undefined ? {} : { open })}
      {...(defaultOpen === undefined ? {} : { defaultOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      {children}
    </Menu.Root>
  )
}

export interface DropdownMenuTriggerProps extends React.ComponentProps<'button'> {
  /** Applies the behaviour to its single child button. @default false */
  asChild?: boolean | undefined
}

/** Opens the menu. Renders a `<button>`. */
export function DropdownMenuTrigger({ className, ...rest }: DropdownMenuTriggerProps): React.JSX.Element {
  return (
    <Menu.Trigger
      data-slot="dropdown-menu-trigger"
      {...rest}
      className={cx('sg-dropdown-menu-trigger', className)}
    />
  )
}

export interface DropdownMenuContentProps extends React.ComponentProps<'div'> {
  /** Edge of the trigger to align with. @default 'end' */
  align?: 'start' | 'center' | 'end' | undefined
}

/** The menu itself. Renders a `<div role="menu">` at the end of the page. */
export function DropdownMenuContent({
  align = 'end',
  className,
  ...rest
}: DropdownMenuContentProps): React.JSX.Element {
  return (
    <Menu.Portal>
      <Menu.Content
        data-slot="dropdown-menu-content"
        align={align}
        sideOffset={6}
        collisionPadding={12}
        {...rest}
        className={cx('sg-dropdown-menu-content', className)}
      />
    </Menu.Portal>
  )
}

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
  onSelect,
  className,
  ...rest
}: DropdownMenuItemProps): React.JSX.Element {
  return (
    <Menu.Item
      data-slot="dropdown-menu-item"
      data-tone={tone}
      disabled={state === 'disabled'}
      {...(onSelect ? { onSelect } : {})}
      {...rest}
      className={cx('sg-dropdown-menu-item', className)}
    />
  )
}

/** Heading of a group of items. Renders a `<div>`. */
export function DropdownMenuLabel({ className, ...rest }: React.ComponentProps<'div'>): React.JSX.Element {
  return (
    <Menu.Label
      data-slot="dropdown-menu-label"
      {...rest}
      className={cx('sg-dropdown-menu-label', className)}
    />
  )
}

/** Separates two groups of items. Renders a `<div role="separator">`. */
export function DropdownMenuSeparator({
  className,
  ...rest
}: React.ComponentProps<'div'>): React.JSX.Element {
  return (
    <Menu.Separator
      data-slot="dropdown-menu-separator"
      {...rest}
      className={cx('sg-dropdown-menu-separator', className)}
    />
  )
}
