/** The enquiries for the next copy or delete. A selection is valid only under the filter it was made with. */
export interface Selection {
  readonly filter: string
  readonly ids: ReadonlySet<string>
}

export function emptySelection(filter: string): Selection {
  return { filter, ids: new Set() }
}

/** Drops a selection made under another filter. */
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

/** Toggles the last pressed row, and gives every row between the two the same state. */
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

/** The checkbox above the rows: clears a fully selected page, selects all of it otherwise. */
export function toggledPage(selection: Selection, page: readonly string[]): Selection {
  return withIds(selection, page, pageSelection(selection, page) !== 'all')
}
