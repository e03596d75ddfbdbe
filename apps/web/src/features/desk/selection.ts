/** Which enquiries the next copy or delete is about. It lives as long as the filter it was made under. */
export interface Selection {
  readonly filter: string
  readonly ids: ReadonlySet<string>
}

export function emptySelection(filter: string): Selection {
  return { filter, ids: new Set() }
}

/** A selection made under another filter is forgotten. */
export function selectionUnder(selection: Selection, filter: string): Selection {
  return selection.filter === filter ? selection : emptySelection(filter)
}

export function withIds(selection: Selection, ids: Iterable<string>, chosen: boolean): Selection {
  const next = new Set(selection.ids)
  for (const id of ids) {
    if (chosen) next.add(id)
    else next.delete(id)
  }
  return { ...selection, ids: next }
}

export function toggled(selection: Selection, id: string): Selection {
  return withIds(selection, [id], !selection.ids.has(id))
}

/** Everything between two rows of the page follows the row that was pressed last. */
export function toggledRange(
  selection: Selection,
  page: readonly string[],
  from: string,
  to: string,
): Selection {
  const first = page.indexOf(from)
  const last = page.indexOf(to)
  if (first === -1 || last === -1) return toggled(selection, to)
  const range = page.slice(Math.min(first, last), Math.max(first, last) + 1)
  return withIds(selection, range, !selection.ids.has(to))
}

type PageSelection = 'none' | 'some' | 'all'

export function pageSelection(selection: Selection, page: readonly string[]): PageSelection {
  const chosen = page.filter((id) => selection.ids.has(id)).length
  if (chosen === 0) return 'none'
  return chosen === page.length ? 'all' : 'some'
}

/** The box above the rows: a whole page is emptied, anything less is filled. */
export function toggledPage(selection: Selection, page: readonly string[]): Selection {
  return withIds(selection, page, pageSelection(selection, page) !== 'all')
}
