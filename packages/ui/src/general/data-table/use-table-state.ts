'use client'

import * as React from 'react'
import { useControlled } from '../../internal/hooks/use-controlled.ts'
import { warnIf, warnMixedControl } from '../../internal/warnings.ts'
import type { DataTableSort } from './data-table-column.ts'

/** State of a data table, each piece controlled or uncontrolled. */
export interface DataTableStateProps {
  /** Whether rows can be selected. @default 'none' */
  selection?: 'none' | 'multiple' | undefined
  /** Keys of the selected rows, including those on other pages (controlled). */
  selected?: readonly string[] | undefined
  /** Keys of the initially selected rows. @default [] */
  defaultSelected?: readonly string[] | undefined
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined
  /** How the rows are sorted (controlled); `null` for their original order. */
  sort?: DataTableSort | null | undefined
  /** How the rows are sorted at first. @default null */
  defaultSort?: DataTableSort | null | undefined
  /** Called with the new order; the table then shows the first page. */
  onSortChange?: ((sort: DataTableSort | null) => void) | undefined
  /** Keys of the hidden columns (controlled). */
  hiddenColumns?: readonly string[] | undefined
  /** Keys of the initially hidden columns. @default [] */
  defaultHiddenColumns?: readonly string[] | undefined
  onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined
  /** Rows per page. Without it, all rows are shown and there is no pagination. */
  pageSize?: number | undefined
  /** The current page, from 1 (controlled). */
  page?: number | undefined
  /** The page shown at first. @default 1 */
  defaultPage?: number | undefined
  onPageChange?: ((page: number) => void) | undefined
  /** `server`: `rows` are one page, sorted and paged by the server. @default 'client' */
  work?: 'client' | 'server' | undefined
  /** Number of rows on all pages of the server. @default the number of `rows` */
  total?: number | undefined
}

export interface TableState {
  selected: readonly string[]
  select: (selected: readonly string[]) => void
  sort: DataTableSort | null
  sortBy: (sort: DataTableSort | null) => void
  hidden: readonly string[]
  hide: (hidden: readonly string[]) => void
  page: number
  turnTo: (page: number) => void
}

const none: readonly string[] = []

/** The state of a data table, controlled or uncontrolled. */
export function useTableState(props: DataTableStateProps, totalPages: number): TableState {
  warnOfState(props)
  const { selected, defaultSelected = none, hiddenColumns, defaultHiddenColumns = none } = props
  const [chosen, select] = useControlled(selected, defaultSelected, props.onSelectedChange)
  const [hidden, hide] = useControlled(hiddenColumns, defaultHiddenColumns, props.onHiddenColumnsChange)
  const [asked, turnTo] = useControlled(props.page, props.defaultPage ?? 1, props.onPageChange)
  const [ownSort, setOwnSort] = React.useState(props.defaultSort ?? null)
  return {
    selected: chosen,
    select,
    // `null` is a controlled value: not sorted.
    sort: props.sort === undefined ? ownSort : props.sort,
    sortBy: (next) => {
      setOwnSort(next)
      props.onSortChange?.(next)
      turnTo(1)
    },
    hidden,
    hide,
    // Rows may have been removed since, so that this page no longer exists.
    page: Math.min(asked, totalPages),
    turnTo,
  }
}

function warnOfState(props: DataTableStateProps): void {
  if (process.env.NODE_ENV === 'production') return
  const { selected, defaultSelected, sort, defaultSort, hiddenColumns, defaultHiddenColumns } = props
  const { page, defaultPage, pageSize, work, total } = props
  warnMixedControl(selected, defaultSelected, 'DataTable', 'selected')
  warnMixedControl(sort, defaultSort, 'DataTable', 'sort')
  warnMixedControl(hiddenColumns, defaultHiddenColumns, 'DataTable', 'hiddenColumns')
  warnMixedControl(page, defaultPage, 'DataTable', 'page')
  warnIf(
    (page ?? defaultPage) !== undefined && pageSize === undefined,
    '<DataTable> has a page but shows all rows: give it pageSize.',
  )
  warnIf(
    work === 'server' && pageSize !== undefined && total === undefined,
    '<DataTable work="server"> does not know how many pages there are: give it total.',
  )
}
