'use client'

import type * as React from 'react'
import { Button } from '../button/button.tsx'
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '../dropdown-menu/dropdown-menu.tsx'
import { ColumnsIcon } from '../icon/icon.tsx'
import type { ColumnChoice } from './use-data-table.ts'

interface ColumnMenuProps {
  label: string
  choices: readonly ColumnChoice[]
  /** Whether it is the last visible column, which can't be hidden. */
  isLast: boolean
}

/** Shows and hides columns. */
export function ColumnMenu({ label, choices, isLast }: ColumnMenuProps): React.JSX.Element {
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="sm">
          <ColumnsIcon /> {label}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        {choices.map(({ key, header, isShown, show }) => (
          <DropdownMenuCheckboxItem
            key={key}
            checked={isShown}
            state={isShown && isLast ? 'disabled' : 'enabled'}
            onCheckedChange={show}
          >
            {header}
          </DropdownMenuCheckboxItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  )
}
