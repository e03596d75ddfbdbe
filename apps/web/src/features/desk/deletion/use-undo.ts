import type { ToasterStore } from '@susegad/ui/toast'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { service } from '../../../shell/session/service.ts'
import { failureText } from '../../../signed-in/failure-text.ts'
import { enquiries } from '../search/desk-queries.ts'
import { counted } from './deletion-text.ts'
import { inParts } from './in-parts.ts'

interface Offer {
  ids: readonly string[]
  toast: string
}

/** Offers to undo each delete while its toast is shown; undo starts with the last delete. */
export function useUndo(toaster: ToasterStore) {
  const queryClient = useQueryClient()
  const restore = useMutation({ mutationFn: (ids: string[]) => service.enquiries.restore(ids) })
  const offers = useRef<readonly Offer[]>([])

  async function bringBack(ids: readonly string[]) {
    const { done, left, error } = await inParts(ids, { send: restore.mutateAsync })
    void queryClient.invalidateQueries({ queryKey: enquiries.all() })
    if (done.length > 0) toaster.show({ message: `${counted(done.length)} brought back.`, tone: 'success' })
    if (left.length === 0) return
    toaster.show({
      message: failureText(`${counted(left.length)} could not be brought back.`, error),
      tone: 'danger',
      action: { label: 'Retry', onPress: () => void bringBack(left) },
      duration: Number.POSITIVE_INFINITY,
    })
  }

  function offer(ids: readonly string[]) {
    const toast = toaster.show({
      message: `${counted(ids.length)} deleted.`,
      action: { label: 'Undo', onPress: () => void bringBack(ids) },
      onGone: () => {
        offers.current = offers.current.filter((it) => it.ids !== ids)
      },
    })
    offers.current = [...offers.current, { ids, toast }]
  }

  return {
    offer,
    bringBack: (ids: readonly string[]) => void bringBack(ids),
    undo() {
      const last = offers.current.at(-1)
      if (!last) return
      toaster.dismiss(last.toast)
      void bringBack(last.ids)
    },
  }
}
