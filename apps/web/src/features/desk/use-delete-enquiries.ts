import { ApiError } from '@susegad/api-client/client'
import type { EnquiryList } from '@susegad/api-client/contract'
import { BULK_MAX } from '@susegad/api-client/rules'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { service } from '../../shell/session/service.ts'
import { enquiries, everyList } from './desk-queries.ts'
import { withoutEnquiries } from './list-changes.ts'

export interface Deletion {
  ids: readonly string[]
  /** One row's own Delete, or everything selected. */
  kind: 'single' | 'bulk'
}

async function inParts(ids: readonly string[], send: (part: string[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < ids.length; at += BULK_MAX) await send(ids.slice(at, at + BULK_MAX))
}

async function deleteThem({ ids, kind }: Deletion): Promise<void> {
  const [only] = ids
  if (kind === 'bulk' || only === undefined) return inParts(ids, (part) => service.enquiries.deleteMany(part))
  await service.enquiries.delete(only).catch((error: unknown) => {
    // A colleague was faster: it is gone, which is what was asked for.
    if (!(error instanceof ApiError && error.kind === 'missing')) throw error
  })
}

type Kept = [QueryKey, EnquiryList | undefined][]

async function takeAway(queryClient: QueryClient, ids: readonly string[]): Promise<Kept> {
  await queryClient.cancelQueries({ queryKey: everyList })
  const kept = queryClient.getQueriesData<EnquiryList>({ queryKey: everyList })
  const gone = new Set(ids)
  queryClient.setQueriesData<EnquiryList>(
    { queryKey: everyList },
    (list) => list && withoutEnquiries(list, gone),
  )
  return kept
}

/** Takes enquiries out of the list at once, and puts them back if the service does not follow. */
export function useDeleteEnquiries() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteThem,
    onMutate: ({ ids }) => takeAway(queryClient, ids),
    onError: (_error, _deletion, kept) => {
      for (const [key, list] of kept ?? []) queryClient.setQueryData(key, list)
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: enquiries.all() }),
  })
}

export function useRestoreEnquiries() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => inParts(ids, (part) => service.enquiries.restore(part)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: enquiries.all() }),
  })
}
