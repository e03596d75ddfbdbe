/** More than the longest page needs. */
export const RECORD_MAX_BYTES = 512 * 1024
/** No schema nests deeper than this. */
const DEPTH = 12

export const tooDeep = (value: unknown, left = DEPTH): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => tooDeep(inner, left - 1)))
