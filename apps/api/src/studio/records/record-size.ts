import { marksIn } from '@susegad/catalog-data/markdown'

/** Maximum size, above the longest page. */
export const RECORD_MAX_BYTES = 512 * 1024
/** No schema nests deeper than this. */
const DEPTH = 12

export const tooDeep = (value: unknown, left = DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1)))

/** About ten times the longest page: every text is parsed whenever the record is read. */
export const RECORD_MAX_MARKS = 6000

export const marksOf = (value: unknown): number => {
  if (typeof value === 'string') return marksIn(value)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, inner) => sum + marksOf(inner), 0)
}
