import { useState } from 'react'
import { useMayWrite } from '../../enquiries/staff.ts'
import { deletionOf } from './deletion/use-deletion.ts'
import { useDeskWork } from './desk/desk-work.tsx'
import { useActions, useRunAction } from './keyboard/action-map.tsx'
import { keepShortcutsOn, shortcutsAreOn } from './keyboard/shortcuts.ts'
import { ShortcutsDialog } from './keyboard/shortcuts-dialog.tsx'
import { useShortcuts } from './keyboard/use-shortcuts.ts'
import { useDeskNavigation } from './search/use-desk-navigation.ts'
import { useOpened } from './search/use-desk-search.ts'
import { neighboursOf, useListed } from './search/use-listed.ts'
import { tickedOn } from './selection/selection.ts'
import { useSelected } from './selection/selection-provider.tsx'

/** Listens to the desk's keys, and offers the actions that belong to no single part. */
export function DeskKeys() {
  const { rows, many, deletion, copy } = useDeskWork()
  const [helps, setHelps] = useState(false)
  const [on, setOn] = useState(shortcutsAreOn)
  const navigation = useDeskNavigation()
  const opened = useOpened()
  const run = useRunAction()
  const mayWrite = useMayWrite()
  const selected = useSelected()
  const page = useListed()?.enquiries.map(({ _id }) => _id) ?? []
  useShortcuts(on, opened !== undefined, (action) => {
    if (action === 'mail' && navigation.opened() === undefined) openRow()
    run(action)
  })

  function step(by: 1 | -1) {
    const open = navigation.opened()
    if (open === undefined) return rows.move(by)
    const { next, previous } = neighboursOf(page, open)
    const id = by === 1 ? next : previous
    if (id) navigation.open(id)
  }

  /** Opens the enquiry that has the focus, or the first of the list. */
  function openRow() {
    const id = rows.focusedId() ?? rows.firstId()
    if (id) navigation.open(id)
  }

  function remove() {
    if (!mayWrite) return
    const one = navigation.opened() ?? (selected.count === 0 ? rows.focusedId() : undefined)
    deletion.ask(
      one
        ? deletionOf(one)
        : { kind: 'bulk', count: selected.count, scope: selected.scope, listed: tickedOn(selected, page) },
    )
  }

  useActions({
    next: () => step(1),
    previous: () => step(-1),
    open: openRow,
    close: navigation.close,
    copy: () => copy.copy(selected),
    delete: remove,
    undo: many.undoLast,
    help: () => setHelps(true),
  })

  return (
    <ShortcutsDialog
      open={helps}
      onOpenChange={setHelps}
      on={on}
      onChange={(next) => {
        keepShortcutsOn(next)
        setOn(next)
      }}
    />
  )
}
