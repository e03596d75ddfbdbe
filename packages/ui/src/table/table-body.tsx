'use client'

import { type JSX, memo, useCallback, useEffect, useRef } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import type { TableColumn } from './table-column.ts'

interface TableBodyProps<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  selection: 'none' | 'multiple'
  chosen: ReadonlySet<string>
  /** Number of placeholder rows to show while loading. */
  skeletonRows: number
  selectLabel: (row: Row) => string
  onSelect: (key: string, on: boolean) => void
}

/* biome-ignore-start lint/a11y/noRedundantRoles: cards take the table's display away; the roles keep its meaning */
/* biome-ignore-start lint/a11y/useSemanticElements: the same */

/** The rows of a table, or placeholders in their shape. Renders a `<tbody>`. */
export function TableBody<Row>({
  columns,
  rows,
  rowKey,
  selection,
  chosen,
  skeletonRows,
  selectLabel,
  onSelect,
}: TableBodyProps<Row>): JSX.Element {
  // A stable callback for the rows, so that selecting one renders only that one.
  const latest = useRef(onSelect)
  useEffect(() => {
    latest.current = onSelect
  })
  const select = useCallback((key: string, on: boolean) => latest.current(key, on), [])

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
            selectLabel={selection === 'multiple' ? selectLabel(row) : undefined}
            state={chosen.has(key) ? 'selected' : undefined}
            onSelect={select}
          />
        )
      })}
      {Array.from({ length: skeletonRows }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never move
        // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row without controls takes no focus
        <tr key={place} data-slot="table-skeleton" className="sg-table-row" aria-hidden="true">
          {selection === 'multiple' && <td className="sg-table-select" />}
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

interface TableRowProps<Row> {
  rowKey: string
  columns: readonly TableColumn<Row>[]
  row: Row
  /** Undefined when rows can't be selected. */
  selectLabel: string | undefined
  state: 'selected' | undefined
  onSelect: (key: string, on: boolean) => void
}

// Memoised: rows do not render again while `columns` stays the same.
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
            onChange={(event) => onSelect(rowKey, event.currentTarget.checked)}
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
