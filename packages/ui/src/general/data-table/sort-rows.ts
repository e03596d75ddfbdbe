import type { DataTableColumn, DataTableSort, SortValue } from './data-table-column.ts'

/** Compares two values of a column; texts by the rules of the locale: Room 2 before Room 10, é next to e. */
export function compareValues(locale: string): (a: SortValue, b: SortValue) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (a, b) => {
    if (typeof a === 'string' || typeof b === 'string') return compare(String(a), String(b))
    return Number(a) - Number(b)
  }
}

export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sort: DataTableSort | null,
  locale: string,
): readonly Row[] {
  const value = columns.find(({ key }) => key === sort?.column)?.sortBy
  if (!value) return rows
  const compare = compareValues(locale)
  const sign = sort?.direction === 'descending' ? -1 : 1
  return rows.toSorted((a, b) => {
    const [first, second] = [value(a) ?? null, value(b) ?? null]
    // Rows without a value come last in either direction.
    if (first === null || second === null) return Number(first === null) - Number(second === null)
    return sign * compare(first, second)
  })
}

/** The column's first order, then the other, then none. */
export function nextSort<Row>(
  { key, firstSort = 'ascending' }: DataTableColumn<Row>,
  sort: DataTableSort | null,
): DataTableSort | null {
  if (sort?.column !== key) return { column: key, direction: firstSort }
  if (sort.direction !== firstSort) return null
  return { column: key, direction: firstSort === 'ascending' ? 'descending' : 'ascending' }
}
