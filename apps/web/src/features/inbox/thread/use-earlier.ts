import type { Message, StaffDetail } from '@susegad/api-client/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { service } from '../../../shell/session/service.ts'

/** The messages of a thread, with earlier ones loaded on request. */
export function useEarlier({ enquiry, messages, earlier }: StaffDetail) {
  const [before, setBefore] = useState<{ messages: readonly Message[]; earlier: boolean }>()
  const newest = new Set(messages.map(({ _id }) => _id))
  const shown = [...(before?.messages.filter(({ _id }) => !newest.has(_id)) ?? []), ...messages]
  const first = shown[0]
  const load = useMutation({
    mutationFn: async () => service.enquiries.messages(enquiry._id, first && { before: first._id }),
    onSuccess: (page) => {
      // Keep loaded messages, even when newer ones push them off the newest page.
      setBefore({ messages: [...(page.messages as Message[]), ...shown], earlier: page.earlier === true })
    },
  })
  return { shown, hasEarlier: before?.earlier ?? earlier === true, load }
}
