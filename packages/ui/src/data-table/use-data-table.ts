'use client'

import {
  type ColumnDef,
  columnVisibilityFeature,
  createPaginatedRowModel,
  createSortedRowModel,
  functionalUpdate,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import * as React from 'react'
import { useLocale } from '../locale/locale.tsx'
import type { TableSelection } from '../table/table-body.tsx'
import { compareValues } from './compare-values.ts'
import type { DataTableColumn, DataTableSort } from './data-table-column.ts'
import { type DataTableOwner, useDataTableOwner } from './use-data-table-owner.ts'

const features = tableFeatures({
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSelectionFeature,
  rowSortingFeature,
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
})

interface DataTableRows<Row> extends DataTableOwner {
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

/** Sorting, selection, pagination and column visibility by TanStack Table; controlled or uncontrolled. */
export function useDataTable<Row>(props: DataTableRows<Row>): DataTableState<Row> {
  const { columns, rows, rowKey, pageSize = Number.POSITIVE_INFINITY, work = 'client' } = props
  const { locale } = useLocale()
  const isServer = work === 'server'
  const total = isServer ? (props.total ?? rows.length) : rows.length
  const owned = useDataTableOwner(props, Math.max(1, Math.ceil(total / pageSize)))
  const { selected, sort, hidden, page } = owned

  const definitions = React.useMemo(() => definitionsOf(columns, locale), [columns, locale])
  // Memoized separately, so that a selection neither sorts again nor renders columns again.
  const rowSelection = React.useMemo(
    () => Object.fromEntries(selected.map((key) => [key, true as const])),
    [selected],
  )
  const sorting = React.useMemo(
    () => (sort ? [{ id: sort.column, desc: sort.direction === 'descending' }] : []),
    [sort],
  )
  const columnVisibility = React.useMemo(
    () => Object.fromEntries(hidden.map((key) => [key, false])),
    [hidden],
  )
  const pagination = React.useMemo(() => ({ pageIndex: page - 1, pageSize }), [page, pageSize])
  const table = useTable<typeof features, Known<Row>>({
    features,
    columns: definitions,
    data: rows as readonly Known<Row>[],
    getRowId: rowKey,
    state: { rowSelection, sorting, columnVisibility, pagination },
    enableMultiSort: false,
    manualSorting: isServer,
    manualPagination: isServer,
    rowCount: total,
    autoResetPageIndex: false,
    onRowSelectionChange: (update) => owned.select(Object.keys(functionalUpdate(update, rowSelection))),
    onColumnVisibilityChange: (update) => {
      const shown = functionalUpdate(update, columnVisibility)
      owned.hide(Object.keys(shown).filter((key) => shown[key] === false))
    },
    onSortingChange: (update) => {
      const [first] = functionalUpdate(update, sorting)
      owned.sortBy(first ? { column: first.id, direction: first.desc ? 'descending' : 'ascending' } : null)
    },
  })

  const shownRows = table.getRowModel().rows
  const shownColumns = table.getVisibleLeafColumns()
  return {
    rows: React.useMemo(() => shownRows.map(({ original }) => original), [shownRows]),
    columns: React.useMemo(
      () => columns.filter(({ key }) => shownColumns.some(({ id }) => id === key)),
      [columns, shownColumns],
    ),
    choices: table
      .getAllLeafColumns()
      .filter((column) => column.getCanHide())
      .map((column) => ({
        key: column.id,
        header: String(column.columnDef.header),
        isShown: column.getIsVisible(),
        show: (shown) => column.toggleVisibility(shown),
      })),
    sort,
    sorterOf: (key) => {
      const column = table.getColumn(key)
      return column?.getCanSort() ? () => column.toggleSorting() : undefined
    },
    selection: {
      shown: table.getIsAllPageRowsSelected() ? 'all' : table.getIsSomePageRowsSelected() ? 'some' : 'none',
      isSelected: (key) => table.getRow(key).getIsSelected(),
      onSelectAll: table.getToggleAllPageRowsSelectedHandler(),
      onSelect: (key, event) => table.getRow(key).getToggleSelectedHandler()(event),
    },
    page,
    totalPages: table.getPageCount(),
    total,
    turnTo: owned.turnTo,
  }
}

/** TanStack Table only accepts records as rows. */
type Known<Row> = Row & Record<string, unknown>

function definitionsOf<Row>(
  columns: readonly DataTableColumn<Row>[],
  locale: string,
): ColumnDef<typeof features, Known<Row>>[] {
  const compare = compareValues(locale)
  return columns.map(({ key, header, place = 'line', sortBy, firstSort, canHide = place === 'line' }) => ({
    id: key,
    header,
    enableHiding: canHide,
    ...(sortBy && {
      accessorFn: (row) => sortBy(row) ?? undefined,
      sortDescFirst: firstSort === 'descending',
      sortFn: (a, b) => compare(a.getValue(key), b.getValue(key)),
      sortUndefined: 'last',
    }),
  }))
}
