import { useCallback, useState } from 'react'
import { service } from '../../../shell/session/service.ts'
import { filterKey, serviceFilter } from '../search/desk-query.ts'
import { type DeskSearch, filterOf } from '../search/desk-search.ts'
import { emptySelection, type Selection, selectionUnder, withIds, withoutIds } from './selection.ts'

/** The selection of the list, across its pages, until the filter changes. */
export function useSelection(search: DeskSearch) {
  const filter = filterKey(search)
  const [stored, setStored] = useState(() => emptySelection(filter))
  const selection = selectionUnder(stored, filter)

  const change = useCallback(
    (step: (now: Selection) => Selection) => setStored((now) => step(selectionUnder(now, filter))),
    [filter],
  )

  return {
    ids: selection.ids,
    choose: (ids: readonly string[]) => setStored({ filter, ids: new Set(ids) }),
    clear: () => setStored((now) => (now.filter === filter ? emptySelection(filter) : now)),
    /** Does nothing if the filter has changed since: the new selection stays. */
    drop: (ids: readonly string[]) =>
      setStored((now) => (now.filter === filter ? withoutIds(now, ids) : now)),
    /** Selects all that match, up to the limit of a bulk call; returns how many match in all. */
    async selectMatching(): Promise<number> {
      const { ids, total } = await service.enquiries.select(serviceFilter(filterOf(search)))
      change((now) => withIds(now, ids))
      return total
    },
  }
}

export type DeskSelection = ReturnType<typeof useSelection>
