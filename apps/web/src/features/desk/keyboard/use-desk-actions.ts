import type { RefObject } from 'react'
import type { DeskCopy } from '../copying/use-copy.ts'
import type { Deletion } from '../deletion/delete-enquiries.ts'
import type { DeskDeletion } from '../deletion/use-deletion.ts'
import type { Neighbours } from '../list/list-changes.ts'
import type { useRowFocus } from '../list/use-row-focus.ts'
import type { DeskMany } from '../many/use-many.ts'
import type { DeskNavigation } from '../search/use-desk-navigation.ts'
import type { DeskSelection } from '../selection/use-selection.ts'
import { useMayWrite } from '../use-may-write.ts'
import type { DeskAction } from './shortcuts.ts'

// In ms: user activation for opening a window lasts some seconds.
const LONGEST_OPENING = 2000

interface DeskParts {
  opened: string | undefined
  neighbours: Neighbours
  navigation: DeskNavigation
  rows: ReturnType<typeof useRowFocus>
  selection: DeskSelection
  deletion: DeskDeletion
  many: DeskMany
  selectedForDeletion: () => Deletion
  copy: DeskCopy
  desk: RefObject<HTMLElement | null>
  showHelp: () => void
}

/** Runs the shortcuts. They click the controls of the list and the panel, so that key and click do the same. */
export function useDeskActions(parts: DeskParts): (action: DeskAction) => void {
  const { opened, neighbours, navigation, rows, selection, deletion, copy, desk, showHelp } = parts
  const { many, selectedForDeletion } = parts
  const mayWrite = useMayWrite()

  function step(by: 1 | -1) {
    if (opened === undefined) return rows.move(by)
    const id = by === 1 ? neighbours.next : neighbours.previous
    if (id) navigation.open(id)
  }

  function remove() {
    if (!mayWrite) return
    const one = opened ?? (selection.count === 0 ? rows.focusedId() : undefined)
    deletion.ask(one ? { ids: [one], kind: 'single' } : selectedForDeletion())
  }

  function search() {
    const field = desk.current?.querySelector<HTMLInputElement>('input[name="q"]')
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
    field?.select()
  }

  function toViews() {
    const views = desk.current?.querySelector('.desk-views')
    const link = views?.querySelector<HTMLElement>('[aria-current]') ?? views?.querySelector('a')
    link?.focus()
  }

  function press(action: DeskAction, id = opened, before = performance.now() + LONGEST_OPENING) {
    const panel = document.querySelector(`[data-desk-panel="${id}"]`)
    // The panel updates after the URL: wait, so that the key doesn't act on the previous enquiry.
    if (!panel && performance.now() < before)
      return void requestAnimationFrame(() => press(action, id, before))
    const control = panel?.querySelector<HTMLElement>(`[data-action="${action}"]`)
    if (action === 'note') control?.focus()
    else control?.click()
  }

  /** Opens the enquiry that has the focus, or the first of the list. */
  function open(): string | undefined {
    const id = rows.focusedId() ?? rows.firstId()
    if (id) navigation.open(id)
    return id
  }

  function reply() {
    const id = opened ?? open()
    if (id) press('mail', id)
  }

  return (action) => {
    switch (action) {
      case 'next':
        return step(1)
      case 'previous':
        return step(-1)
      case 'open':
        return void open()
      case 'mail':
        return reply()
      case 'select':
        return rows.toggle()
      case 'select-page':
        return rows.togglePage()
      case 'copy':
        return copy.copy()
      case 'arrivals':
      case 'change-selected':
        return desk.current?.querySelector<HTMLElement>(`[data-action="${action}"]`)?.click()
      case 'delete':
        return remove()
      case 'search':
        return search()
      case 'views':
        return toViews()
      case 'undo':
        return many.undoLast()
      case 'help':
        return showHelp()
      case 'close':
        return navigation.close()
      default:
        return press(action)
    }
  }
}
