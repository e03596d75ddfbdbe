import type { Message, StaffEnquiry } from '@susegad/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { service } from '../../../shell/session/service.ts'
import { showChange } from '../changes/show-change.ts'

/** Marks an open enquiry as read up to its newest message, as soon as its tab is in view. */
export function useMarkRead(
  id: string,
  messages: readonly Message[] | undefined,
  listed: StaffEnquiry | undefined,
): void {
  const queryClient = useQueryClient()
  const place = messages && (messages.at(-1)?.place ?? 0)
  const unread = listed?.unread
  useEffect(() => {
    if (place === undefined || unread === false) return
    const mark = async () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', mark)
      showChange(queryClient, id, { unread: false })
      // A failure is repaired by opening the enquiry again.
      await service.enquiries.markRead(id, { place }).catch(() => {})
    }
    document.addEventListener('visibilitychange', mark)
    void mark()
    return () => document.removeEventListener('visibilitychange', mark)
  }, [id, place, unread, queryClient])
}
