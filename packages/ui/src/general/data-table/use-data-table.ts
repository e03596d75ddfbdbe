'use client'

import * as React from 'react'
import { useLocale } from '../../locale/locale.tsx'
import type { TableSelection } from '../table/table-body.tsx'
import type { DataTableColumn, DataTableSort } from './data-table-column.ts'
import { nextSort, sortRows } from './sort-rows.ts'
import { type DataTableStateProps, useTableState } from './use-table-state.ts'

interface DataTableRows<Row> extends DataTableStateProps {
  columns: readonly DataTableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

export interface ColumnChoice {
  key: string
  header: string
  isShown: boolean
  show: (shown: boolean) => void
}

export interface DataTableState<Row> {
  /** Rows of the shown page, in their order. */
  rows: readonly Row[]
  /** Columns that are not hidden. */
  columns: readonly DataTableColumn<Row>[]
  /** Columns that can be hidden. */
  choices: readonly ColumnChoice[]
  sort: DataTableSort | null
  /** Cycles through ascending, descending and unsorted; `undefined` for a column that can't be sorted. */
  sorterOf: (key: string) => (() => void) | undefined
  selection: Omit<TableSelection<Row>, 'allLabel' | 'rowLabel'>
  page: number
  totalPages: number
  total: number
  turnTo: (page: number) => void
}

/** Sorting, selection, pagination and column visibility of a table; controlled or uncontrolled. */
export function useDataTable<Row>(props: DataTableRows<Row>): DataTableState<Row> {
  const { columns, rows, rowKey, pageSize, work = 'client' } = props
  const { locale } = useLocale()
  const isServer = work === 'server'
  const total = isServer ? (props.total ?? rows.length) : rows.length
  const totalPages = pageSize ? Math.max(1, Math.ceil(total / pageSize)) : 1
  const { selected, select, sort, sortBy, hidden, hide, page, turnTo } = useTableState(props, totalPages)

  // Memoized, so that a selection neither sorts again nor renders rows again.
  const sorted = React.useMemo(
    () => (isServer ? rows : sortRows(rows, columns, sort, locale)),
    [isServer, rows, columns, sort, locale],
  )
  const shownRows = React.useMemo(
    () =>
      isServer || pageSize === undefined ? sorted : sorted.slice((page - 1) * pageSize, page * pageSize),
    [isServer, sorted, page, pageSize],
  )
  const shownColumns = React.useMemo(
    () => columns.filter(({ key }) => !hidden.includes(key)),
    [columns, hidden],
  )
  const keys = shownRows.map(rowKey)
  const lastSelected = React.useRef<string>(undefined)
  const chosen = new Set(selected)
  const chosenCount = keys.filter((key) => chosen.has(key)).length
  return {
    rows: shownRows,
    columns: shownColumns,
    choices: columns
      .filter(({ place = 'line', canHide = place === 'line' }) => canHide)
      .map(({ key, header }) => ({
        key,
        header,
        isShown: !hidden.includes(key),
        show: (shown) => hide(shown ? hidden.filter((other) => other !== key) : [...hidden, key]),
      })),
    sort,
    sorterOf: (key) => {
      const column = columns.find((each) => each.key === key)
      return column?.sortBy && (() => sortBy(nextSort(column, sort)))
    },
    selection: {
      shown: chosenCount === 0 ? 'none' : chosenCount === keys.length ? 'all' : 'some',
      isSelected: (key) => chosen.has(key),
      onSelectAll: ({ currentTarget }) => {
        const others = selected.filter((key) => !keys.includes(key))
        select(currentTarget.checked ? [...others, ...keys] : others)
      },
      onSelect: (key, { currentTarget, nativeEvent }) => {
        const [from, to] = [keys.indexOf(lastSelected.current ?? ''), keys.indexOf(key)]
        const isRange = from >= 0 && 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true
        const changed = isRange ? keys.slice(Math.min(from, to), Math.max(from, to) + 1) : [key]
        lastSelected.current = key
        const others = selected.filter((other) => !changed.includes(other))
        select(currentTarget.checked ? [...others, ...changed] : others)
      },
    },
    page,
    totalPages,
    total,
    turnTo,
  }
}
