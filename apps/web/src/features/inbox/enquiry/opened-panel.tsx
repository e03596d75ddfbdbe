import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { useUndoChange } from '../changes/use-undo-change.ts'
import { deletionOf } from '../deletion/use-deletion.ts'
import { useDeskWork } from '../desk/desk-work.tsx'
import type { DeskMany } from '../operations/use-many.ts'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useOpened } from '../search/use-desk-search.ts'
import { neighboursOf, useListed } from '../search/use-listed.ts'
import { EnquiryPanel } from './enquiry-panel.tsx'

/** The panel of the enquiry in the URL. */
export function OpenedPanel() {
  const { staffMember, toaster, many, deletion, rows } = useDeskWork()
  const navigation = useDeskNavigation()
  const opened = useOpened()
  // Paint the row first, and the frame of a new panel; defer the next enquiry's content.
  const settled = useDeferredValue(opened)
  const id = opened && (settled ?? opened)
  const enquiries = useListed()?.enquiries ?? []
  const tellChange = useUndoChange(toaster, many.offerUndo)
  const setAside = useSetAside(many)
  useFocusBack(opened, rows.focusRow)
  if (!id) return null
  return (
    <EnquiryPanel
      id={id}
      listed={enquiries.find(({ _id }) => _id === id)}
      neighbours={neighboursOf(
        enquiries.map(({ _id }) => _id),
        opened,
      )}
      staffMember={staffMember}
      onOpen={navigation.open}
      onClose={navigation.close}
      onDelete={(enquiry) => deletion.ask(deletionOf(enquiry))}
      onChanged={tellChange}
      onSpam={setAside}
    />
  )
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

/** Marks an enquiry as spam, with undo. A stable callback, so that the open enquiry doesn't re-render. */
function useSetAside({ start }: Pick<DeskMany, 'start'>): (id: string) => void {
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  return useCallback((id) => void latest.current({ verb: 'spam', spam: true, scope: { ids: [id] } }), [])
}
