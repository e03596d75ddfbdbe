import type { EnquiryFilter, OperationScope } from '@susegad/api-client/contract'
import {
  createContext,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
  use,
  useMemo,
  useState,
} from 'react'
import { filterKey, serviceFilter } from '../search/desk-query.ts'
import { filterOf } from '../search/search-steps.ts'
import { useFilterSearch } from '../search/use-desk-search.ts'
import { useListed } from '../search/use-listed.ts'
import {
  afterChoice,
  countSelected,
  emptySelection,
  type Selection,
  selectionUnder,
  wholeSelection,
  withoutIds,
} from './selection.ts'

const nothing = emptySelection('')
const Current = createContext<Selection>(nothing)
const Change = createContext<Dispatch<SetStateAction<Selection>>>(() => {})

/** Holds the selection across pages, until the filter changes. */
export function SelectionProvider({ children }: { children: ReactNode }) {
  const [selection, setSelection] = useState(nothing)
  return (
    <Change value={setSelection}>
      <Current value={selection}>{children}</Current>
    </Change>
  )
}

export interface Selected {
  all: boolean
  /** Selected ids or, if all are selected, excluded ids. */
  ids: ReadonlySet<string>
  count: number
  /** Filter of the list. */
  matching: EnquiryFilter
  /** Scope of a bulk change for the service. */
  scope: OperationScope
}

/** What is selected; the component renders again when that changes. */
export function useSelected(): Selected {
  const search = useFilterSearch()
  const selection = selectionUnder(use(Current), filterKey(search))
  const count = countSelected(selection, useListed()?.total ?? 0)
  const { all, ids } = selection
  const matching = serviceFilter(filterOf(search))
  const scope = all ? { filter: matching, ...(ids.size > 0 && { except: [...ids] }) } : { ids: [...ids] }
  return { all, ids, count, matching, scope }
}

/** Changes of the selection, for components that don't show it. */
export function useChangeSelection() {
  const set = use(Change)
  const filter = filterKey(useFilterSearch())
  return useMemo(
    () => ({
      /** `page` contains the selectable ids. */
      choose: (ticked: readonly string[], page: readonly string[]) =>
        set((now) => afterChoice(selectionUnder(now, filter), ticked, page)),
      chooseAll: () => set(wholeSelection(filter)),
      clear: () => set((now) => (now.filter === filter ? emptySelection(filter) : now)),
      /** Clears a selection of all matches. */
      clearAll: () => set((now) => (now.all && now.filter === filter ? emptySelection(filter) : now)),
      /** Clears these, unless others have been selected since. */
      clearSent: (sent: Selected) => set((now) => (now.ids === sent.ids ? emptySelection(filter) : now)),
      /** Does nothing if the filter has changed since: the new selection stays. */
      drop: (gone: readonly string[]) => set((now) => (now.filter === filter ? withoutIds(now, gone) : now)),
    }),
    [set, filter],
  )
}
