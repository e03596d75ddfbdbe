const bare = (name: string): string => name.replace(/[^a-z]/gi, '').toLowerCase()

/** Edit distance between two words. */
function distance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [row, letter] of [...one].entries()) {
    const here = [row + 1]
    for (const [column, wanted] of [...other].entries()) {
      const changed = (above[column] ?? 0) + (letter === wanted ? 0 : 1)
      here.push(Math.min(changed, (above[column + 1] ?? 0) + 1, (here[column] ?? 0) + 1))
    }
    above = here
  }
  return above.at(-1) ?? 0
}

const sorted = (letters: string): string => [...letters].sort().join('')

/** The known name of which this one is a typo: letters swapped, one changed, or two in a long word. */
export function nearName(name: string, known: Iterable<string>): string | undefined {
  const letters = bare(name)
  const slips = letters.length >= 8 ? 2 : letters.length >= 5 ? 1 : 0
  return [...known].find((other) => {
    const wanted = bare(other)
    const swapped = slips > 0 && sorted(letters) === sorted(wanted)
    return swapped || distance(letters, wanted) <= slips
  })
}
