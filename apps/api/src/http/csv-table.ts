import { Readable } from 'node:stream'
import { type Cast, type ColumnOption, stringify } from 'csv-stringify'

/** Rows as a table for spreadsheets, streamed, which no cell can make compute. */
export function csvTable(
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  columns: readonly ColumnOption[],
  asCell?: Cast<string>,
): Readable {
  const table = stringify({
    header: true,
    columns,
    // Excel takes a file without it for an old code page.
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    ...(asCell && { cast: { string: asCell } }),
  })
  return Readable.from(rows).compose(table)
}
