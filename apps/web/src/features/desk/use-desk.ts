import { createToaster, type ToasterStore } from '@susegad/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useQueuedAnswers } from './answer/use-queued-answers.ts'
import { useArrivals } from './arrivals/use-arrivals.ts'
import { useCopy } from './copying/use-copy.ts'
import type { Deletion } from './deletion/delete-enquiries.ts'
import { useDeletion } from './deletion/use-deletion.ts'
import { useLeaving } from './deletion/use-leaving.ts'
import { useUndoChange } from './enquiry/use-undo-change.ts'
import { keepShortcutsOn, shortcutsAreOn } from './keyboard/shortcuts.ts'
import { useDeskActions } from './keyboard/use-desk-actions.ts'
import { useShortcuts } from './keyboard/use-shortcuts.ts'
import { neighboursOf } from './list/list-changes.ts'
import { useDeskList } from './list/use-desk-list.ts'
import { useRowFocus } from './list/use-row-focus.ts'
import { useLive } from './live/use-live.ts'
import { useMany } from './many/use-many.ts'
import { useSetAside } from './many/use-set-aside.ts'
import { enquiries } from './search/desk-queries.ts'
import type { DeskSearch } from './search/desk-search.ts'
import { useDeskNavigation } from './search/use-desk-navigation.ts'
import { tickedOn } from './selection/selection.ts'
import { useSelection } from './selection/use-selection.ts'

let current: { owner: string; toaster: ToasterStore } | undefined

/** One store per person, so that the next person doesn't see failures, and a Retry acting as them. */
function toasterOf(owner: string): ToasterStore {
  if (current?.owner !== owner) {
    current?.toaster.dismiss()
    current = { owner, toaster: createToaster() }
  }
  return current.toaster
}

/** All state and actions of the desk. */
export function useDesk(search: DeskSearch, owner: string) {
  const desk = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const queryClient = useQueryClient()
  const toaster = toasterOf(owner)
  const leaving = useLeaving()
  const list = useDeskList(search, leaving.ids)
  const arrivals = useArrivals(search, list.asRead?.enquiries)
  const live = useLive(owner, list.data?.enquiries)
  const page = list.data?.enquiries.map(({ _id }) => _id) ?? []
  const { navigation, opened } = useDeskNavigation(search)
  const selection = useSelection(search, list.data?.total ?? 0)
  const many = useMany(toaster, owner)
  const setAside = useSetAside(many)
  const tellChange = useUndoChange(toaster, many.offerUndo)
  const deletion = useDeletion({ selection, leaving, many })
  const copy = useCopy(search, selection, toaster)
  const selectedForDeletion = (): Deletion =>
    selection.all
      ? { ids: tickedOn(selection, page), kind: 'all', count: selection.count, scope: selection.scope() }
      : { ids: [...selection.ids], kind: 'bulk' }
  const rows = useRowFocus(table)
  useQueuedAnswers(toaster)
  const help = useHelp()
  const neighbours = neighboursOf(page, opened ?? '')
  const act = useDeskActions({
    opened,
    neighbours,
    navigation,
    rows,
    selection,
    deletion,
    many,
    copy,
    desk,
    selectedForDeletion,
    showHelp: () => help.onOpenChange(true),
  })
  useShortcuts(help.on, opened !== undefined, act)
  useRealPage(search, list.isPlaceholderData ? undefined : list.data?.totalPages, navigation.page)
  useFocusBack(opened, rows.focusRow)

  return {
    ...{
      desk,
      title,
      table,
      toaster,
      list,
      arrivals,
      live,
      page,
      navigation,
      selection,
      deletion,
      many,
      copy,
      help,
    },
    opened,
    neighbours,
    selectedForDeletion,
    tellChange,
    setAside,
    showArrivals() {
      void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      if (search.page) navigation.page(1)
    },
    /** Moves the focus away from rows that will be deleted, and closes their panel. */
    makeWay(ids: readonly string[]) {
      const [only] = ids
      const beside = only !== undefined && ids.length === 1 ? neighboursOf(page, only) : undefined
      const next = beside && beside.index >= 0 ? (beside.next ?? beside.previous) : undefined
      if (opened !== undefined && ids.includes(opened)) navigation.close()
      if (next === undefined || !rows.focusRow(next)) title.current?.focus()
    },
  }
}

function useHelp() {
  const [open, onOpenChange] = useState(false)
  const [on, setOn] = useState(shortcutsAreOn)
  return {
    open,
    onOpenChange,
    on,
    onChange(next: boolean) {
      keepShortcutsOn(next)
      setOn(next)
    },
  }
}

/** Goes to the last page when deletes or another filter have emptied this one. */
function useRealPage(
  search: DeskSearch,
  totalPages: number | undefined,
  goTo: (page: number, replace: boolean) => void,
): void {
  const go = useEffectEvent(goTo)
  const beyond = totalPages !== undefined && (search.page ?? 1) > Math.max(1, totalPages)
  useEffect(() => {
    if (beyond) go(Math.max(1, totalPages ?? 1), true)
  }, [beyond, totalPages])
}

/** Returns the focus to the row when its panel closes. */
function useFocusBack(opened: string | undefined, focusRow: (id: string) => boolean): void {
  const last = useRef(opened)
  useEffect(() => {
    const lost = document.activeElement === document.body
    if (opened === undefined && last.current !== undefined && lost) focusRow(last.current)
    last.current = opened
  }, [opened, focusRow])
}
