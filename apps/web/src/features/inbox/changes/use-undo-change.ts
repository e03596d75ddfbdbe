import type { ToasterStore } from '@susegad/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { showChange } from './show-change.ts'
import { changeBack, type MadeChange, madeChangeText, wasChangedSince } from './undo-change.ts'

/** Says what a change from the panel did, and offers to undo it. */
export function useUndoChange(
  toaster: ToasterStore,
  offerUndo: (message: string, undo: () => void) => void,
): (made: MadeChange) => void {
  const queryClient = useQueryClient()
  return useCallback(
    (made: MadeChange) => {
      const message = madeChangeText(made)
      if (message === undefined) return
      const id = made.after._id
      async function undo() {
        try {
          const { enquiry } = await service.enquiries.change(id, changeBack(made))
          showChange(queryClient, id, enquiry)
          toaster.show({ message: `${made.after.name}: undone.`, tone: 'success' })
        } catch (error) {
          toaster.show(
            wasChangedSince(error)
              ? { message: `${made.after.name} has been changed since and was not undone.` }
              : { message: failureText('It could not be undone.', error), tone: 'danger' },
          )
        }
        void queryClient.invalidateQueries({ queryKey: enquiries.all() })
      }
      offerUndo(message, () => void undo())
    },
    [queryClient, toaster, offerUndo],
  )
}
