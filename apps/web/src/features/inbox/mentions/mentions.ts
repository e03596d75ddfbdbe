import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'

/** Notes that mention the signed-in member. */
export const mentions = enquiries.mentions()

/** Marks their mentions in an open enquiry as seen, as soon as its tab is in view. */
export function useSeeMentions(id: string | undefined): void {
  const queryClient = useQueryClient()
  const { data } = useQuery(mentions)
  const isUnseen = data?.mentions.some(({ enquiry, seen }) => enquiry._id === id && !seen) === true
  useEffect(() => {
    if (id === undefined || !isUnseen) return
    const see = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', see)
      // A failure is repaired by opening the enquiry again.
      service.enquiries.seeMentions(id).then(
        () => queryClient.invalidateQueries({ queryKey: mentions.queryKey }),
        () => {},
      )
    }
    document.addEventListener('visibilitychange', see)
    see()
    return () => document.removeEventListener('visibilitychange', see)
  }, [id, isUnseen, queryClient])
}
