'use client'

import { type ChangeEvent, type JSX, memo, useCallback, useEffect, useRef } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { TableColumn } from './table-column.ts'

/** Selected rows, and handlers of their checkboxes. */
export interface TableSelection<Row> {
  /** Number of visible rows that are selected. */
  shown: 'none' | 'some' | 'all'
  isSelected: (key: string) => boolean
  allLabel: string
  rowLabel: (row: Row) => string
  onSelectAll: (event: ChangeEvent<HTMLInputElement>) => void
  onSelect: (key: string, event: ChangeEvent<HTMLInputElement>) => void
}

/** Selects all visible rows, or none. */
export function SelectAll<Row>({
  selection,
  disabled,
}: {
  selection: TableSelection<Row>
  disabled: boolean
}): JSX.Element {
  return (
    <Checkbox
      label={selection.allLabel}
      labelVisibility="hidden"
      disabled={disabled}
      checked={selection.shown === 'all'}
      indeterminate={selection.shown === 'some'}
      onChange={selection.onSelectAll}
    />
  )
}

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: TableSelection<Row> | undefined
  /** Number of placeholder rows to show while loading. */
  skeletonRows: number
}

/* biome-ignore-start lint/a11y/noRedundantRoles: cards take the table's display away; the roles keep its meaning */
/* biome-ignore-start lint/a11y/useSemanticElements: the same */

/** The rows of a table, or placeholders in their shape. Renders a `<tbody>`. */
export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  selection,
  skeletonRows,
}: TableBodyProps<Row>): JSX.Element {
  // A stable callback for the rows, so that selecting one renders only that one.
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  })
  const select: SelectRow = useCallback((key, event) => latest.current?.onSelect(key, event), [])

  return (
    <tbody data-slot="table-body" className="sg-table-body" role="rowgroup">
      {rows.map((row) => {
        const key = rowKey(row)
        return (
          <TableRow
            key={key}
            rowKey={key}
            columns={columns}
            row={row}
            selectLabel={selection?.rowLabel(row)}
            state={selection?.isSelected(key) ? 'selected' : undefined}
            onSelect={select}
          />
        )
      })}
      {Array.from({ length: skeletonRows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without controls takes no focus
        <tr key={place} data-slot="table-skeleton" className="sg-table-row" aria-hidden="true">
          {selection && <td className="sg-table-select" />}
          {columns.map(({ key, header, place: cardPlace = 'line' }) => (
            <td key={key} data-place={cardPlace} data-header={header}>
              <Skeleton />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

type SelectRow = TableSelection<unknown>['onSelect']

interface TableRowProps<Row> {
  rowKey: string
  columns: readonly TableColumn<Row>[]
  row: Row
  /** Undefined when rows can't be selected. */
  selectLabel: string | undefined
  state: 'selected' | undefined
  onSelect: SelectRow
}

// Memoized: rows do not render again while `columns` stays the same.
const TableRow = memo(function TableRow<Row>({
  rowKey,
  columns,
  row,
  selectLabel,
  state,
  onSelect,
}: TableRowProps<Row>) {
  return (
    <tr data-slot="table-row" data-state={state} className="sg-table-row" role="row">
      {selectLabel !== undefined && (
        <td data-slot="table-cell" className="sg-table-select" role="cell">
          <Checkbox
            label={selectLabel}
            labelVisibility="hidden"
            checked={state === 'selected'}
            onChange={(event) => onSelect(rowKey, event)}
          />
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  )
}) as <Row>(props: TableRowProps<Row>) => JSX.Element

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }): JSX.Element {
  const { key, header, cell, align = 'start', place = 'line' } = column
  const kept = { 'data-align': align, 'data-place': place, 'data-column': key, 'data-header': header }
  if (place === 'title') {
    return (
      <th data-slot="table-cell" scope="row" role="rowheader" {...kept}>
        <div className="sg-table-value">{cell(row)}</div>
      </th>
    )
  }
  return (
    <td data-slot="table-cell" role="cell" {...kept}>
      <div className="sg-table-value">{cell(row)}</div>
    </td>
  )
}
/* biome-ignore-end lint/a11y/useSemanticElements: the same */
/* biome-ignore-end lint/a11y/noRedundantRoles: cards take the table's display away; the roles keep its meaning */
