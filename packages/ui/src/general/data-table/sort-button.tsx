'use client'

import type * as React from 'react'
import { ArrowDownIcon, ArrowsSortIcon, ArrowUpIcon } from '../icon/icon.tsx'
import type { SortDirection } from './data-table-column.ts'

const icons = { ascending: ArrowUpIcon, descending: ArrowDownIcon }

interface SortButtonProps {
  direction: SortDirection | undefined
  onSort: (() => void) | undefined
  children: React.ReactNode
}

/** The heading of a column; a button if rows can be sorted by it. */
export function SortButton({ direction, onSort, children }: SortButtonProps): React.ReactNode {
  if (!onSort) return children
  const Arrow = direction ? icons[direction] : ArrowsSortIcon
  return (
    <button
      type="button"
      data-slot="data-table-sort"
      data-state={direction ?? 'unsorted'}
      className="sg-data-table-sort"
      onClick={onSort}
    >
      {children}
      <Arrow className="sg-data-table-arrow" />
    </button>
  )
}
