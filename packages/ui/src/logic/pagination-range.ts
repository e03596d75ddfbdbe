/** A page number, or a gap where pages are left out. */
export type PaginationItem = number | 'gap'

/** Pages to show: all up to seven, else the first, the last, the current one and its neighbours. */
export function paginationRange(page: number, totalPages: number): PaginationItem[] {
  const total = Math.max(0, Math.trunc(totalPages))
  if (total <= 7) return Array.from({ length: total }, (_, index) => index + 1)
  const current = Math.min(Math.max(1, Math.trunc(page)), total)
  const shown = [1, current - 1, current, current + 1, total].filter(
    (number, index, list) => number >= 1 && number <= total && list.indexOf(number) === index,
  )
  return shown.flatMap((number, index): PaginationItem[] => {
    const missing = number - (shown[index - 1] ?? number - 1) - 1
    if (missing === 0) return [number]
    // A gap that hides a single page takes as much room as the page itself.
    return missing === 1 ? [number - 1, number] : ['gap', number]
  })
}

/** Range of results on a page, counted from 1; `from` is 0 if there are none. */
export function resultRange(page: number, pageSize: number, total: number): { from: number; to: number } {
  if (total <= 0) return { from: 0, to: 0 }
  const from = Math.min((Math.max(1, page) - 1) * pageSize + 1, total)
  return { from, to: Math.min(from + pageSize - 1, total) }
}
