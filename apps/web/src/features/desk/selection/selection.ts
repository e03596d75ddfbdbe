/** The enquiries for the next copy or change. A selection is valid only under the filter it was made with. */
export interface Selection {
  readonly filter: string
  /** All that match, however many: `ids` are then those left out of it. */
  readonly all: boolean
  readonly ids: ReadonlySet<string>
}

export function emptySelection(filter: string): Selection {
  return { filter, all: false, ids: new Set() }
}

/** All that match, also those on pages that nobody has seen. */
export function wholeSelection(filter: string): Selection {
  return { filter, all: true, ids: new Set() }
}

/** Drops a selection made under another filter. */
export function selectionUnder(selection: Selection, filter: string): Selection {
  return selection.filter === filter ? selection : emptySelection(filter)
}

export function withoutIds(selection: Selection, ids: Iterable<string>): Selection {
  const gone = new Set(ids)
  return { ...selection, ids: new Set([...selection.ids].filter((id) => !gone.has(id))) }
}

/** What is ticked after somebody has changed it on one page. */
export function afterChoice(
  selection: Selection,
  ticked: readonly string[],
  page: readonly string[],
): Selection {
  const now = new Set(ticked)
  const ids = new Set(selection.ids)
  // With all selected, store only the exceptions.
  for (const id of page) {
    if (now.has(id) === selection.all) ids.delete(id)
    else ids.add(id)
  }
  return { ...selection, ids }
}

/** What is ticked on this page; the others are only counted, however many they are. */
export function tickedOn({ all, ids }: Pick<Selection, 'all' | 'ids'>, page: readonly string[]): string[] {
  return page.filter((id) => ids.has(id) !== all)
}

export function countSelected({ all, ids }: Selection, total: number): number {
  return all ? Math.max(0, total - ids.size) : ids.size
}
