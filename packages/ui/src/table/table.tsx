'use client'

import { cx } from 'class-variance-authority'
import { type ComponentProps, type JSX, type ReactNode, useState } from 'react'
import { Checkbox } from '../checkbox/checkbox.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { TableBody } from './table-body.tsx'
import type { TableColumn } from './table-column.ts'

export type { TableColumn } from './table-column.ts'

export interface TableLabels {
  selectAll: string
  selectRow: (name: string) => string
  loading: string
}

const english: TableLabels = {
  selectAll: 'Select all',
  selectRow: (name) => `Select ${name}`,
  loading: 'Loading',
}

export interface TableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name: what the table holds. */
  caption: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** Unique key of a row. */
  rowKey: (row: Row) => string
  /** Name of a row in the label of its checkbox. @default its key */
  rowName?: ((row: Row) => string) | undefined
  /** Whether rows can be selected. @default 'none' */
  selection?: 'none' | 'multiple' | undefined
  /** Keys of the selected rows (controlled). */
  selected?: readonly string[] | undefined
  /** Keys of the rows selected at first. @default [] */
  defaultSelected?: readonly string[] | undefined
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined
  /** `busy` while rows load: existing rows stay; without any, placeholders show. @default 'ready' */
  state?: 'ready' | 'busy' | undefined
  /** Number of placeholder rows on the first load. @default 5 */
  skeletonRows?: number | undefined
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode
  /** Overrides for the table's default texts. */
  labels?: Partial<TableLabels> | undefined
}

/** Rows and columns that become cards on small screens. Renders a `<div>` around a `<table>`. */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowName = rowKey,
  selection = 'none',
  selected,
  defaultSelected = [],
  onSelectedChange,
  state = 'ready',
  skeletonRows = 5,
  empty,
  labels,
  className,
  ...rest
}: TableProps<Row>): JSX.Element {
  const [ownSelected, setOwnSelected] = useState(defaultSelected)
  const words = { ...english, ...labels }
  const chosen = new Set(selected ?? ownSelected)
  const keys = rows.map(rowKey)
  const chosenHere = keys.filter((key) => chosen.has(key)).length

  const select = (keysToChange: readonly string[], on: boolean) => {
    const next = new Set(chosen)
    for (const key of keysToChange) on ? next.add(key) : next.delete(key)
    setOwnSelected([...next])
    onSelectedChange?.([...next])
  }

  const busy = state === 'busy'
  if (rows.length === 0 && !busy && empty !== undefined) {
    return (
      <div data-slot="table" data-state="empty" {...rest} className={cx('sg-table', className)}>
        {empty}
      </div>
    )
  }

  return (
    <div
      data-slot="table"
      data-state={busy ? 'busy' : 'ready'}
      aria-busy={busy || undefined}
      {...rest}
      className={cx('sg-table', className)}
    >
      {busy && <Spinner label={words.loading} className="sg-table-spinner" />}
      {/* Cards override the table's display, which removes its semantics for screen readers; roles restore them. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
      <table data-slot="table-grid" className="sg-table-grid" role="table">
        <caption data-slot="table-caption" className="sg-visually-hidden">
          {caption}
        </caption>
        <thead data-slot="table-head" className="sg-table-head" role="rowgroup">
          <tr role="row">
            {selection === 'multiple' && (
              <th scope="col" role="columnheader" className="sg-table-select">
                <Checkbox
                  label={words.selectAll}
                  labelVisibility="hidden"
                  disabled={keys.length === 0}
                  checked={keys.length > 0 && chosenHere === keys.length}
                  indeterminate={chosenHere > 0 && chosenHere < keys.length}
                  onChange={(event) => select(keys, event.currentTarget.checked)}
                />
              </th>
            )}
            {columns.map(({ key, header, align = 'start' }) => (
              <th key={key} scope="col" role="columnheader" data-align={align} data-column={key}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <TableBody
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          selection={selection}
          chosen={chosen}
          skeletonRows={busy && rows.length === 0 ? skeletonRows : 0}
          selectLabel={(row) => words.selectRow(rowName(row))}
          onSelect={(key, on) => select([key], on)}
        />
      </table>
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
