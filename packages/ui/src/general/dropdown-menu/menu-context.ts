'use client'

import * as React from 'react'
import { type PopoverState, triggerOf } from '../popover/popover-state.ts'
import type { MenuEntry } from './menu-focus.ts'

export interface MenuState extends PopoverState {
  /** Item that gets the focus when the menu opens. */
  entry: React.RefObject<MenuEntry>
  triggerId: string
  nameTrigger: (id: string) => void
}

export const MenuContext: React.Context<MenuState> = React.createContext<MenuState>({
  id: '',
  open: false,
  setOpen: () => {},
  entry: { current: 'menu' },
  triggerId: '',
  nameTrigger: () => {},
})

/** Closes the menu and returns to its button. */
export function closeMenu(id: string): void {
  document.getElementById(id)?.hidePopover()
  triggerOf(id)?.focus()
}
