import { PAGE_SIZE_MAX } from '@susegad/api-client/rules'
import { useQuery } from '@tanstack/react-query'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'

// As the counts of the views: live events tell of most returns.
const ASK_EVERY = 60_000

export const returned = enquiries.list({ stage: 'back', limit: PAGE_SIZE_MAX })

/** Counts what this person has snoozed, is back, and they have not opened yet. */
export function useReturned(owner: string, enabled: boolean): number {
  const { data } = useQuery({ ...returned, refetchInterval: ASK_EVERY, enabled })
  return data?.enquiries.filter(({ unread, snoozedBy }) => unread && snoozedBy === owner).length ?? 0
}
