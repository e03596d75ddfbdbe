import type { OperationScope } from '@susegad/api-client/contract'
import { useState } from 'react'
import { filterKey, serviceFilter } from '../search/desk-query.ts'
import { type DeskSearch, filterOf } from '../search/desk-search.ts'
import {
  afterChoice,
  countSelected,
  emptySelection,
  selectionUnder,
  wholeSelection,
  withoutIds,
} from './selection.ts'

/** The selection across pages, until the filter changes; `total` is the number of matches. */
export function useSelection(search: DeskSearch, total: number) {
  const filter = filterKey(search)
  const [stored, setStored] = useState(() => emptySelection(filter))
  const selection = selectionUnder(stored, filter)
  const { all, ids } = selection
  const matching = serviceFilter(filterOf(search))

  return {
    all,
    /** Selected ids or, if all are selected, excluded ids. */
    ids,
    count: countSelected(selection, total),
    /** `page` contains the selectable ids. */
    choose: (ticked: readonly string[], page: readonly string[]) =>
      setStored((now) => afterChoice(selectionUnder(now, filter), ticked, page)),
    chooseAll: () => setStored(wholeSelection(filter)),
    clear: () => setStored((now) => (now.filter === filter ? emptySelection(filter) : now)),
    /** Does nothing if the filter has changed since: the new selection stays. */
    drop: (gone: readonly string[]) =>
      setStored((now) => (now.filter === filter ? withoutIds(now, gone) : now)),
    /** Scope of a bulk change for the service. */
    scope: (): OperationScope =>
      all ? { filter: matching, ...(ids.size > 0 && { except: [...ids] }) } : { ids: [...ids] },
    /** Scope of all matches, regardless of the selection. */
    everything: (): OperationScope => ({ filter: matching }),
  }
}

export type DeskSelection = ReturnType<typeof useSelection>
