'use client'

import { cx } from 'class-variance-authority'
import type * as React from 'react'
import { CheckIcon } from '../icon/icon.tsx'
import { DropdownMenuItem, type DropdownMenuItemProps } from './dropdown-menu-items.tsx'

export interface DropdownMenuCheckboxItemProps
  extends Omit<DropdownMenuItemProps, 'asChild' | 'onSelect' | 'tone'> {
  checked: boolean
  onCheckedChange?: ((checked: boolean) => void) | undefined
}

/** An option that is on or off. The menu stays open. Renders a `<div role="menuitemcheckbox">`. */
export function DropdownMenuCheckboxItem({
  checked,
  onCheckedChange,
  className,
  children,
  ...rest
}: DropdownMenuCheckboxItemProps): React.JSX.Element {
  return (
    <DropdownMenuItem
      role="menuitemcheckbox"
      data-slot="dropdown-menu-checkbox-item"
      data-state={checked ? 'checked' : 'unchecked'}
      aria-checked={checked}
      {...rest}
      className={cx('sg-dropdown-menu-checkbox-item', className)}
      onSelect={(event) => {
        event.preventDefault()
        onCheckedChange?.(!checked)
      }}
    >
      <CheckIcon className="sg-dropdown-menu-checkbox-item-mark" />
      {children}
    </DropdownMenuItem>
  )
}
