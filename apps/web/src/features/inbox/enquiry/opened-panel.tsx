import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { ToasterStore } from '@susegad/ui/toast'
import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { failureText } from '../../../signed-in/failure-text.ts'
import { keepAnswer, keptAnswer } from '../answer/kept-answers.ts'
import { isOnItsWay } from '../answer/send-answer.ts'
import { UNDO_SECONDS, undoSendIsOn } from '../answer/undo-send.ts'
import { type MadeChange, useUndoChange } from '../changes/use-undo-change.ts'
import { deletionOf } from '../deletion/use-deletion.ts'
import { useDeskWork } from '../desk/desk-work.tsx'
import { useActions } from '../keyboard/action-map.tsx'
import { takesKeys } from '../keyboard/use-shortcuts.ts'
import { useSeeMentions } from '../mentions/mentions.ts'
import type { DeskMany } from '../operations/use-many.ts'
import { useMerge } from '../person/use-merge.ts'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useOpened } from '../search/use-desk-search.ts'
import { neighboursOf, useListed } from '../search/use-listed.ts'
import { isSnoozed } from '../snooze/snooze-state.ts'
import { EnquiryPanel } from './enquiry-panel.tsx'
import { useOpenNext } from './use-open-next.ts'

/** The panel of the enquiry in the URL. */
export function OpenedPanel() {
  const { staffMember, toaster, many, deletion, rows } = useDeskWork()
  const navigation = useDeskNavigation()
  const opened = useOpened()
  // Paint the row first, and the frame of a new panel; defer the next enquiry's content.
  const settled = useDeferredValue(opened)
  const id = opened && (settled ?? opened)
  const enquiries = useListed()?.enquiries ?? []
  const openNext = useOpenNext()
  const handleChange = useHandleChange(useUndoChange(toaster, many.offerUndo), openNext)
  useActions({ 'next-waiting': openNext })
  const setAside = useSetAside(many, openNext)
  const tellMerged = useTellMerged(many, toaster)
  const tellHeld = useTellHeld(many, toaster)
  const tellLogged = useCallback(
    (message: string) => void toaster.show({ message, tone: 'success' }),
    [toaster],
  )
  useFocusBack(opened, rows.focusRow)
  useSeeMentions(id)
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
      onChanged={handleChange}
      onSpam={setAside}
      onMerged={tellMerged}
      onLogged={tellLogged}
      onHeld={undoSendIsOn() ? tellHeld : undefined}
      onNext={openNext}
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

/** Says what was changed, and goes on to the next once the open enquiry is snoozed. */
function useHandleChange(tellChange: (made: MadeChange) => void, openNext: () => void) {
  const { opened } = useDeskNavigation()
  return useCallback(
    (made: MadeChange) => {
      tellChange(made)
      const { before, after } = made
      const isPutOff = isSnoozed(after, Date.now()) && !isSnoozed(before, Date.now())
      // The answer may come late: stay while somebody is typing.
      if (isPutOff && !takesKeys(document.activeElement) && opened() === after._id) openNext()
    },
    [tellChange, openNext, opened],
  )
}

/** Marks an enquiry as spam, with undo, and opens the next. A stable callback, so that the open enquiry doesn't re-render. */
function useSetAside({ start }: Pick<DeskMany, 'start'>, openNext: () => void): (id: string) => void {
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  return useCallback(
    (id) => {
      openNext()
      void latest.current({ verb: 'spam', spam: true, scope: { ids: [id] } })
    },
    [openNext],
  )
}

/** Says that two enquiries were merged, with undo. */
function useTellMerged({ offerUndo }: Pick<DeskMany, 'offerUndo'>, toaster: ToasterStore) {
  const { mutateAsync: separate } = useMerge().separate
  return useCallback(
    ({ _id, name }: StaffEnquiry) =>
      offerUndo(`${name}: merged into one conversation.`, () => {
        const undone = () => toaster.show({ message: 'The merge was undone.', tone: 'success' })
        const failed = (error: unknown) =>
          toaster.show({ message: failureText('The merge was not undone.', error), tone: 'danger' })
        void separate(_id).then(undone, failed)
      }),
    [offerUndo, separate, toaster],
  )
}

/** Offers to undo an answer that waits to be sent, on the way to another enquiry too. */
function useTellHeld({ offerUndo }: Pick<DeskMany, 'offerUndo'>, toaster: ToasterStore) {
  const { open } = useDeskNavigation()
  return useCallback(
    ({ _id, name }: StaffEnquiry) => {
      const { key, text } = keptAnswer(_id) ?? {}
      offerUndo(`Your answer to ${name} will be sent in ${UNDO_SECONDS} seconds.`, () => {
        const kept = keptAnswer(_id)
        // A refused answer stays a draft under a new key.
        const isKept = kept?.key === key || kept?.text === text
        // On its way too: if it does not arrive, it would otherwise go out later by itself.
        if (kept && isKept) keepAnswer(_id, { ...kept, queued: false, sendAt: undefined })
        if (isOnItsWay(_id))
          toaster.show({
            message: `Your answer to ${name} is on its way. If it does not arrive, it stays a draft.`,
          })
        else if (!isKept) toaster.show({ message: `Your answer to ${name} was already sent.` })
        open(_id)
      })
    },
    [offerUndo, open, toaster],
  )
}
