import { Readable } from 'node:stream'
import { type Cast, type ColumnOption, stringify } from 'csv-stringify'

/** Streams rows as CSV. Cells that look like formulas are escaped, so that spreadsheets don't run them. */
export function csvTable(
  rows: AsyncIterable<unknown> | Iterable<unknown>,
  columns: readonly ColumnOption[],
  asCell?: Cast<string>,
): Readable {
  const table = stringify({
    header: true,
    columns,
    // Without a byte order mark, Excel reads the file in a legacy code page.
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    // A bare line feed would end the row, and the next line could begin with a formula.
    quoted_match: /[\r\n]/,
    ...(asCell && { cast: { string: asCell } }),
  })
  return Readable.from(rows).compose(table)
}
