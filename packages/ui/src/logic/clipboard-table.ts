import { type Cell, cellText } from '../internal/spreadsheet-cell.ts'

export interface ClipboardTableOptions {
  /** Separator between cells: a tab for pasting into a spreadsheet, a comma for a CSV file. @default '\t' */
  separator?: '\t' | ',' | undefined
}

/**
 * Rows as text for the clipboard or a file (RFC 4180: every cell quoted, rows separated by CRLF). Each row is one
 * line; anything a spreadsheet would run as a formula gets an apostrophe.
 */
export function clipboardTable(
  rows: readonly (readonly Cell[])[],
  { separator = '\t' }: ClipboardTableOptions = {},
): string {
  const quoted = (cell: Cell): string => `"${cellText(cell).replaceAll('"', '""')}"`
  return rows.map((row) => row.map(quoted).join(separator)).join('\r\n')
}
