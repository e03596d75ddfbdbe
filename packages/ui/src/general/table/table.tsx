'use client'

import type { ComponentProps, JSX } from 'react'
import { useLabels } from '../../locale/locale.tsx'
import type { TableColumn } from './table-column.ts'
import { type TableContent, TableGrid } from './table-grid.tsx'
import { type TableLabels, tableLabels } from './table-labels.ts'

export type { TableColumn } from './table-column.ts'
export type { TableLabels } from './table-labels.ts'

export interface TableProps<Row> extends TableContent<Row>, Omit<ComponentProps<'div'>, 'children'> {
  columns: readonly TableColumn<Row>[]
  labels?: Partial<TableLabels> | undefined
}

/** Rows and columns that become cards on small screens. Renders a `<div>` around a `<table>`. */
export function Table<Row>({ labels: own, ...rest }: TableProps<Row>): JSX.Element {
  const { labels } = useLabels('table', tableLabels, own)
  return <TableGrid {...rest} loading={labels.loading} />
}
