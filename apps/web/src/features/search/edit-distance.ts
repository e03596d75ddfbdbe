/**
 * Whether two words are within `limit` edits: a letter missing, added or changed, or two neighbours swapped. With
 * `prefix`, the rest of `word` is free, to match while typing.
 */
export function withinSlips(typed: string, word: string, limit: number, prefix = false): boolean {
  if (!prefix && Math.abs(typed.length - word.length) > limit) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let row = 1; row <= typed.length; row++) {
    const current = [row]
    for (let column = 1; column <= word.length; column++) {
      const same = typed[row - 1] === word[column - 1]
      let cost = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      )
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1]
      if (row > 1 && column > 1 && swapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1)
      current.push(cost)
    }
    if (Math.min(...current) > limit) return false
    beforeLast = last
    last = current
  }
  return (prefix ? Math.min(...last) : at(last, word.length)) <= limit
}

const at = (row: number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY
