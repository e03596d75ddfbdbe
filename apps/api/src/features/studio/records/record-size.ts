import { marksIn } from '@susegad/catalog-data/markdown'

/** More than the longest page needs. */
export const RECORD_MAX_BYTES = 512 * 1024
/** No schema nests deeper than this. */
const DEPTH = 12

export const tooDeep = (value: unknown, left = DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1)))

/** Of all texts together, some ten times what the longest page has: each text is parsed whenever the record is looked at. */
export const RECORD_MAX_MARKS = 6000

/** How many marks and line breaks are in the texts of a record. */
export const marksOf = (value: unknown): number => {
  if (typeof value === 'string') return marksIn(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, inner) => sum + marksOf(inner), 0)
}
