'use client'

import { cx } from 'class-variance-authority'
import type { ComponentProps, JSX, ReactNode } from 'react'
import { useLabels } from '../../locale/locale.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { type TableContent, TableGrid } from '../table/table-grid.tsx'
import { ColumnMenu } from './column-menu.tsx'
import type { DataTableColumn, DataTableSort } from './data-table-column.ts'
import { type DataTableLabels, dataTableLabels } from './data-table-labels.ts'
import { SortButton } from './sort-button.tsx'
import { type DataTableState, useDataTable } from './use-data-table.ts'
import type { DataTableStateProps } from './use-table-state.ts'

export type { DataTableColumn, DataTableSort, SortDirection, SortValue } from './data-table-column.ts'
export type { DataTableLabels } from './data-table-labels.ts'

export interface DataTableProps<Row>
  extends TableContent<Row>,
    DataTableStateProps,
    Omit<ComponentProps<'div'>, 'children'> {
  /** Memoize them: rows render again only when the columns or their data change. */
  columns: readonly DataTableColumn<Row>[]
  /** Name of a row in the label of its checkbox. @default its key */
  rowName?: ((row: Row) => string) | undefined
  /** Shows the menu that hides columns. @default false */
  columnMenu?: boolean | undefined
  /** Content above the table, such as actions for the selected rows. */
  toolbar?: ReactNode
  labels?: Partial<DataTableLabels> | undefined
}

/** A table whose rows can be sorted, selected and paged, and whose columns can be hidden. Renders a `<div>`. */
export function DataTable<Row>(props: DataTableProps<Row>): JSX.Element {
  const {
    caption,
    columns,
    rows,
    rowKey,
    rowName = rowKey,
    state,
    skeletonRows,
    empty,
    selection = 'none',
    selected,
    defaultSelected,
    onSelectedChange,
    sort,
    defaultSort,
    onSortChange,
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
    pageSize,
    page,
    defaultPage,
    onPageChange,
    work,
    total,
    columnMenu = false,
    toolbar,
    labels: own,
    className,
    ...rest
  } = props
  const { labels, say } = useLabels('dataTable', dataTableLabels, own)
  const data = useDataTable(props)
  const sortOf = ({ key }: { key: string }) => (data.sort?.column === key ? data.sort.direction : undefined)
  const sortedBy = columns.find(sortOf)
  return (
    <div data-slot="data-table" {...rest} className={cx('sg-data-table', className)}>
      <DataTableToolbar toolbar={toolbar} columnMenu={columnMenu} label={labels.columns} data={data} />
      <TableGrid
        caption={caption}
        rowKey={rowKey}
        state={state}
        skeletonRows={skeletonRows}
        empty={empty}
        sortOf={sortOf}
        columns={data.columns}
        rows={data.rows}
        loading={labels.loading}
        heading={({ key, header }) => (
          <SortButton direction={sortOf({ key })} onSort={data.sorterOf(key)}>
            {header}
          </SortButton>
        )}
        selection={
          selection === 'multiple'
            ? {
                ...data.selection,
                allLabel: labels.selectAll,
                rowLabel: (row) => say(labels.selectRow, { name: rowName(row) }),
              }
            : undefined
        }
      />
      <p role="status" className="sg-visually-hidden">
        {sortedBy && say(sortedLabel(data.sort, labels), { column: sortedBy.header })}
      </p>
      {pageSize !== undefined && data.total > 0 && (
        <Pagination
          className="sg-data-table-pages"
          page={data.page}
          totalPages={data.totalPages}
          results={{ pageSize, total: data.total }}
          onPageChange={data.turnTo}
        />
      )}
    </div>
  )
}

const sortedLabel = (sort: DataTableSort | null, labels: DataTableLabels) =>
  sort?.direction === 'descending' ? labels.sortedDescending : labels.sortedAscending

interface DataTableToolbarProps<Row> {
  toolbar: ReactNode
  columnMenu: boolean
  label: string
  data: DataTableState<Row>
}

function DataTableToolbar<Row>({ toolbar, columnMenu, label, data }: DataTableToolbarProps<Row>) {
  if (!columnMenu && !toolbar) return null
  return (
    <div data-slot="data-table-toolbar" className="sg-data-table-toolbar">
      {toolbar}
      {columnMenu && <ColumnMenu label={label} choices={data.choices} isLast={data.columns.length === 1} />}
    </div>
  )
}
