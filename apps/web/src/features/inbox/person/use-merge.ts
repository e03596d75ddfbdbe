import type { RelatedEnquiry, StaffEnquiry } from '@susegad/api-client/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { customers, enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { service } from '../../../shell/session/service.ts'

type Side = Pick<RelatedEnquiry, '_id' | 'customerId'>

/** Which of two enquiries keeps the conversation: the open one, unless only the other has an account. */
export function mergeOf(opened: Side, other: Side): { id: string; into: string } {
  return opened.customerId === null && other.customerId !== null
    ? { id: opened._id, into: other._id }
    : { id: other._id, into: opened._id }
}

/** Merges enquiries, and undoes it. */
export function useMerge(onMerged?: (enquiry: StaffEnquiry) => void) {
  const queryClient = useQueryClient()
  const reload = () =>
    Promise.all(
      [enquiries.all(), customers.all(), viewsKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  const merge = useMutation({
    mutationFn: ({ id, into }: { id: string; into: string }) => service.enquiries.merge(id, { into }),
    onSuccess: ({ enquiry }) => onMerged?.(enquiry),
    onSettled: reload,
  })
  const separate = useMutation({
    mutationFn: (id: string) => service.enquiries.separate(id),
    onSettled: reload,
  })
  return { merge, separate }
}
