import type { Message } from '../../locale/format-message.ts'

export interface DataTableLabels {
  /** Selects every row that is shown. */
  selectAll: string
  /** `{name}` is the name of the row. */
  selectRow: Message
  loading: string
  /** Text of the button that opens the column menu. */
  columns: string
  /** Announced once the rows are sorted by `{column}`. */
  sortedAscending: Message
  sortedDescending: Message
}

export const dataTableLabels: DataTableLabels = {
  selectAll: 'Select all',
  selectRow: 'Select {name}',
  loading: 'Loading',
  columns: 'Columns',
  sortedAscending: 'Sorted by {column}, ascending',
  sortedDescending: 'Sorted by {column}, descending',
}
