export const isAbsent = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '')

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Turns keys such as `not_included` and `bestTimeToVisit` into words. */
export function wordsOf(key: string): string {
  const words = key
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const deepest = 6

/** All texts inside a value, one per line. Throws beyond six levels, which are taken for a mistake. */
export function linesOf(value: unknown, depth = 0): string[] {
  if (isAbsent(value)) return []
  if (typeof value === 'string') return value.split(/\r?\n/).flatMap((line) => line.trim() || [])
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No']
  if (typeof value !== 'object' || value === null) return [String(value)]
  if (value instanceof Date) return [value.toISOString()]
  if (depth === deepest) throw new RangeError('too deep')
  if (Array.isArray(value)) return value.flatMap((item) => linesOf(item, depth + 1))
  return Object.entries(value).flatMap(([key, item]) => {
    const lines = linesOf(item, depth + 1)
    return lines.length === 0 ? [] : [`${wordsOf(key)}: ${lines.join(', ')}`]
  })
}
