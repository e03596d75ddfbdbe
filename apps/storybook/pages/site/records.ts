/** Replaces the records of a catalogue list in place. Returns a function that undoes it. */
function replace<Record>(list: readonly Record[], records: readonly Record[]): () => void {
  const inPlace = list as Record[]
  const before = inPlace.splice(0, inPlace.length, ...records)
  return () => void inPlace.splice(0, inPlace.length, ...before)
}

/** For a story whose catalogue has none of these. */
export const without =
  (...lists: readonly (readonly object[])[]) =>
  () => {
    const undo = lists.map((list) => replace<object>(list, []))
    return () => {
      for (const again of undo) again()
    }
  }

/** For a story in which the section with this list fails: its last record throws when it is read. */
export const withBroken = (list: readonly object[]) => () => {
  const [first = {}] = list
  const broken = new Proxy(first, {
    get() {
      throw new Error('This story breaks the part on purpose.')
    },
  })
  return replace(list, [...list, broken])
}
