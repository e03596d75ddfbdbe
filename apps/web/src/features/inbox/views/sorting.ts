/** Moves one entry of a list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)]
}

/** Sorts known ids first, in their order; the others follow unchanged. */
export function inOrder<T extends { _id: string }>(list: readonly T[], ids: readonly string[]): T[] {
  const known = new Map(ids.map((id, at) => [id, at]))
  const placeOf = ({ _id }: T) => known.get(_id) ?? ids.length
  return list.toSorted((a, b) => placeOf(a) - placeOf(b))
}
