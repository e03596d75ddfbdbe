import type { Operation } from '@susegad/api-client/contract'
import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { undoneText } from './many-text.ts'

interface Undoable {
  /** What was done, in one sentence. */
  message: string
  /** Id of the operation. */
  operation: string
}

/** Offers to undo each change while its toast is shown; the undo shortcut takes the latest one. */
export function useUndo(toaster: ToasterStore, follow: (operation: Operation) => Promise<Operation>) {
  const queryClient = useQueryClient()
  const undoOne = useMutation({
    mutationFn: async (id: string) => follow((await service.operations.undo(id)).operation),
  })
  const offers = useRef<readonly { toast: string; undo: () => void }[]>([])

  const offerUndo = useCallback(
    (message: string, undo: () => void) => {
      const toast = toaster.show({
        message,
        action: { label: 'Undo', onPress: undo },
        onGone: () => {
          offers.current = offers.current.filter((it) => it.undo !== undo)
        },
      })
      offers.current = [...offers.current, { toast, undo }]
    },
    [toaster],
  )

  async function undo(undoable: Undoable) {
    try {
      const ended = await undoOne.mutateAsync(undoable.operation)
      toaster.show({
        message: undoneText(ended),
        tone: ended.undone === ended.changed && ended.undone > 0 ? 'success' : 'neutral',
      })
    } catch (error) {
      toaster.show({
        message: failureText('It could not be undone.', error),
        tone: 'danger',
        action: { label: 'Retry', onPress: () => void undo(undoable) },
        duration: Number.POSITIVE_INFINITY,
      })
    }
    void queryClient.invalidateQueries({ queryKey: viewsKey })
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
  }

  return {
    offerUndo,
    offer: (undoable: Undoable) => offerUndo(undoable.message, () => void undo(undoable)),
    undoLast() {
      const last = offers.current.at(-1)
      if (!last) return void toaster.show({ message: 'There is nothing left to undo.' })
      toaster.dismiss(last.toast)
      last.undo()
    },
  }
}
