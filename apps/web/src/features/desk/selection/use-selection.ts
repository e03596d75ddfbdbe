import { useCallback, useRef, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { filterKey, serviceFilter } from '../search/desk-query.ts'
import { type DeskSearch, filterOf } from '../search/desk-search.ts'
import {
  emptySelection,
  type Selection,
  selectionUnder,
  toggled,
  toggledPage,
  toggledRange,
  withIds,
} from './selection.ts'

/** The selection of the list, across its pages, until the filter changes. */
export function useSelection(search: DeskSearch, page: readonly string[]) {
  const filter = filterKey(search)
  const [stored, setStored] = useState(() => emptySelection(filter))
  const selection = selectionUnder(stored, filter)
  const anchor = useRef('')

  const change = useCallback(
    (step: (now: Selection) => Selection) => setStored((now) => step(selectionUnder(now, filter))),
    [filter],
  )

  /** `reach` includes every row between the last toggled one and this one. */
  function toggle(id: string, reach = false) {
    const from = reach ? anchor.current : id
    anchor.current = id
    change((now) => (from === id ? toggled(now, id) : toggledRange(now, page, from, id)))
  }

  return {
    ids: selection.ids,
    toggle,
    togglePage: () => change((now) => toggledPage(now, page)),
    clear: () => setStored((now) => (now.filter === filter ? emptySelection(filter) : now)),
    /** Does nothing if the filter has changed since: the new selection stays. */
    drop: (ids: readonly string[]) =>
      setStored((now) => (now.filter === filter ? withIds(now, ids, false) : now)),
    /** Selects all that match, up to the limit of a bulk call; returns how many match in all. */
    async selectMatching(): Promise<number> {
      const { ids, total } = await service.enquiries.select(serviceFilter(filterOf(search)))
      change((now) => withIds(now, ids, true))
      return total
    },
  }
}

export type DeskSelection = ReturnType<typeof useSelection>
