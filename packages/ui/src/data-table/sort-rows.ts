import type { SortValue } from './data-table-column.ts'

/** Compares two values of a column; texts by the rules of the locale: Room 2 before Room 10, é next to e. */
export function compareValues(locale: string): (a: SortValue, b: SortValue) => number {
  const { compare } = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  return (a, b) => {
    if (typeof a === 'string' || typeof b === 'string') return compare(String(a), String(b))
    return Number(a) - Number(b)
  }
}
