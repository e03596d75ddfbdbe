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

export function withIds(selection: Selection, ids: Iterable<string>): Selection {
  return { ...selection, ids: new Set([...selection.ids, ...ids]) }
}

export function withoutIds(selection: Selection, ids: Iterable<string>): Selection {
  const gone = new Set(ids)
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !gone.has(id))) }
}
