import type { ReactNode } from 'react'

export interface TableColumn<Row> {
  /** Unique key of the column. */
  key: string
  /** The column's heading; on small screens it labels the value. */
  header: string
  /** Renders the cell of a row. */
  cell: (row: Row) => ReactNode
  /** @default 'start' */
  align?: 'start' | 'end' | undefined
  /** Role of the column in the card that a row becomes on small screens. @default 'line' */
  place?: 'title' | 'line' | 'actions' | undefined
}
