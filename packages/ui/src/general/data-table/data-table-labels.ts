import type { Message } from '../../locale/format-message.ts'

export const dataTableLabels = {
  /** Selects every row that is shown. */
  selectAll: 'Select all',
  /** `{name}` is the name of the row. */
  selectRow: 'Select {name}' as Message,
  loading: 'Loading',
  /** Text of the button that opens the column menu. */
  columns: 'Columns',
  /** Announced once the rows are sorted by `{column}`. */
  sortedAscending: 'Sorted by {column}, ascending' as Message,
  sortedDescending: 'Sorted by {column}, descending' as Message,
}

export type DataTableLabels = typeof dataTableLabels
