/** The enquiries for the next copy or change. A selection is valid only under the filter it was made with. */
export interface Selection {
  readonly filter: string
  /** Whether all matches are selected; `ids` are then the excluded ones. */
  readonly all: boolean
  readonly ids: ReadonlySet<string>
}

export function emptySelection(filter: string): Selection {
  return { filter, all: false, ids: new Set() }
}

/** Selects all matches, including pages that were not loaded. */
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

/** The selection after a change on one page. */
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

/** The selected ids on this page; others are only counted. */
export function tickedOn({ all, ids }: Pick<Selection, 'all' | 'ids'>, page: readonly string[]): string[] {
  return page.filter((id) => ids.has(id) !== all)
}

export function countSelected({ all, ids }: Selection, total: number): number {
  return all ? Math.max(0, total - ids.size) : ids.size
}
