'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps, JSX, ReactNode } from 'react'
import { warnUnnamed } from '../../internal/warnings.ts'
import { Spinner } from '../spinner/spinner.tsx'
import { SelectAll, TableBody, type TableSelection } from './table-body.tsx'
import type { TableColumn } from './table-column.ts'

export interface TableContent<Row> {
  /** Accessible name: what the table holds. */
  caption: string
  rows: readonly Row[]
  /** Unique key of a row. */
  rowKey: (row: Row) => string
  /** `busy` while rows load: existing rows stay; without any, placeholders show. @default 'ready' */
  state?: 'ready' | 'busy' | undefined
  /** Number of placeholder rows on the first load. @default 5 */
  skeletonRows?: number | undefined
  /** Shown instead of the table when there are no rows. */
  empty?: ReactNode
}

interface TableGridProps<Row> extends TableContent<Row>, Omit<ComponentProps<'div'>, 'children'> {
  columns: readonly TableColumn<Row>[]
  /** Announced while rows load. */
  loading: string
  selection?: TableSelection<Row> | undefined
  /** Content of a column's heading. @default its `header` */
  heading?: ((column: TableColumn<Row>) => ReactNode) | undefined
  /** How the rows are sorted by a column. */
  sortOf?: ((column: TableColumn<Row>) => 'ascending' | 'descending' | undefined) | undefined
}

/** The `<table>` that `Table` and `DataTable` share. */
export function TableGrid<Row>({
  caption,
  columns,
  rows,
  rowKey,
  state = 'ready',
  skeletonRows = 5,
  empty,
  loading,
  selection,
  heading = ({ header }) => header,
  sortOf,
  className,
  ...rest
}: TableGridProps<Row>): JSX.Element {
  warnUnnamed(caption, 'Table', 'caption')
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
      {busy && <Spinner labels={{ loading }} className="sg-table-spinner" />}
      {/* Cards override the table's display, which removes its semantics for screen readers; roles restore them. */}
      {/* biome-ignore-start lint/a11y/noRedundantRoles: see above */}
      {/* biome-ignore-start lint/a11y/useSemanticElements: see above */}
      <table data-slot="table-grid" className="sg-table-grid" role="table">
        <caption data-slot="table-caption" className="sg-visually-hidden">
          {caption}
        </caption>
        <thead data-slot="table-head" className="sg-table-head" role="rowgroup">
          <tr role="row">
            {selection && (
              <th scope="col" role="columnheader" className="sg-table-select">
                <SelectAll selection={selection} disabled={rows.length === 0} />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                role="columnheader"
                aria-sort={sortOf?.(column)}
                data-align={column.align ?? 'start'}
                data-column={column.key}
              >
                {heading(column)}
              </th>
            ))}
          </tr>
        </thead>
        <TableBody
          columns={columns}
          rows={rows}
          rowKey={rowKey}
          selection={selection}
          skeletonRows={busy && rows.length === 0 ? skeletonRows : 0}
        />
      </table>
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore-end lint/a11y/noRedundantRoles: see above */}
    </div>
  )
}
