/** Links of a Markdown text to the site's own pages. */
const link = /\]\(\s*<?(\/(?!\/)[^)\s>]*)/g

/** Every link to an own page within a value, with its field: in texts, and where a link is a field. */
export function linksIn(value: unknown, field = '', name = ''): { field: string; to: string }[] {
  if (typeof value === 'string') {
    if (name === 'to' || name === 'menuAndRates') return /^\/(?!\/)/.test(value) ? [{ field, to: value }] : []
    return [...value.matchAll(link)].map(([, to = '']) => ({ field, to }))
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    linksIn(inner, Array.isArray(value) ? `${field}[${key}]` : field === '' ? key : `${field}.${key}`, key),
  )
}
