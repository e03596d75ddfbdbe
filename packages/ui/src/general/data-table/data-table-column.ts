import type { TableColumn } from '../table/table-column.ts'

/** A value to sort rows by. Rows without a value come last in either direction. */
export type SortValue = string | number | boolean | Date | null | undefined

export interface DataTableColumn<Row> extends TableColumn<Row> {
  /** The value to sort rows by; without it the column has no sort button. Texts are sorted by the rules of the locale. */
  sortBy?: ((row: Row) => SortValue) | undefined
  /** Order of the first press; the second reverses it, the third ends it. @default 'ascending' */
  firstSort?: SortDirection | undefined
  /** Whether the column menu can hide the column. @default true for the lines of a card, false for title and actions */
  canHide?: boolean | undefined
}

export type SortDirection = 'ascending' | 'descending'

export interface DataTableSort {
  /** `key` of the column. */
  column: string
  direction: SortDirection
}
