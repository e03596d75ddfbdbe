'use client'

import { cx } from 'class-variance-authority'
import * as React from 'react'
import { composeHandlers } from '../../internal/compose-handlers.ts'
import { Slot } from '../../internal/slot.tsx'
import { PopoverPanel, type PopoverPanelProps } from '../popover/popover-panel.tsx'
import { type OpenProps, usePopoverState } from '../popover/popover-state.ts'
import { closeMenu, MenuContext } from './menu-context.ts'
import { enterMenu, type MenuEntry } from './menu-focus.ts'
import { useMenuKeys } from './use-menu-keys.ts'

export {
  DropdownMenuCheckboxItem,
  type DropdownMenuCheckboxItemProps,
} from './dropdown-menu-checkbox-item.tsx'
export {
  DropdownMenuItem,
  type DropdownMenuItemProps,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from './dropdown-menu-items.tsx'

export interface DropdownMenuProps extends OpenProps {
  /** A `DropdownMenuTrigger` and a `DropdownMenuContent`. */
  children: React.ReactNode
}

/** A menu of actions behind one button. Renders no element of its own. */
export function DropdownMenu({ children, ...props }: DropdownMenuProps): React.JSX.Element {
  const state = usePopoverState(props)
  const entry = React.useRef<MenuEntry>('menu')
  const [triggerId, nameTrigger] = React.useState(`${state.id}-trigger`)
  const context = React.useMemo(() => ({ ...state, entry, triggerId, nameTrigger }), [state, triggerId])
  return <MenuContext value={context}>{children}</MenuContext>
}

export interface DropdownMenuTriggerProps extends React.ComponentProps<'button'> {
  /** Applies the behaviour to its single child button. @default false */
  asChild?: boolean | undefined
}

/** Shows and hides the menu, even before or without JavaScript. Renders a `<button>`. */
export function DropdownMenuTrigger({
  asChild = false,
  className,
  onClick,
  onKeyDown,
  ...rest
}: DropdownMenuTriggerProps): React.JSX.Element {
  const { id, open, entry, triggerId, nameTrigger } = React.useContext(MenuContext)
  const Root = asChild ? Slot : 'button'
  React.useEffect(() => {
    if (rest.id) nameTrigger(rest.id)
  }, [rest.id, nameTrigger])
  return (
    <Root
      {...(asChild ? {} : { type: 'button' as const })}
      id={triggerId}
      data-slot="dropdown-menu-trigger"
      data-state={open ? 'open' : 'closed'}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={id}
      {...{ popoverTarget: id }}
      {...rest}
      className={cx('sg-dropdown-menu-trigger', className)}
      onClick={composeHandlers(onClick, (event) => {
        // detail is 0 when Enter or Space pressed the button.
        entry.current = event.detail === 0 ? 'first' : 'menu'
      })}
      onKeyDown={composeHandlers(onKeyDown, (event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
        event.preventDefault()
        entry.current = event.key === 'ArrowDown' ? 'first' : 'last'
        const menu = document.getElementById(id)
        if (menu && open) enterMenu(menu, entry.current)
        else menu?.showPopover({ source: event.currentTarget })
      })}
    />
  )
}

export type DropdownMenuContentProps = PopoverPanelProps

/** The menu itself. Renders a `<div popover role="menu">`. */
export function DropdownMenuContent({
  align = 'end',
  className,
  onToggle,
  onKeyDown,
  ...rest
}: DropdownMenuContentProps): React.JSX.Element {
  const state = React.useContext(MenuContext)
  const keys = useMenuKeys(() => closeMenu(state.id))
  return (
    <PopoverPanel
      role="menu"
      tabIndex={-1}
      data-slot="dropdown-menu-content"
      aria-labelledby={state.triggerId}
      {...rest}
      state={state}
      align={align}
      className={cx('sg-dropdown-menu-content', className)}
      onToggle={composeHandlers(onToggle, (event) => {
        if (event.newState === 'open') enterMenu(event.currentTarget, state.entry.current)
        state.entry.current = 'menu'
      })}
      onKeyDown={composeHandlers(onKeyDown, keys)}
    />
  )
}
