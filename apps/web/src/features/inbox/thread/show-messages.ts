import type { Message } from '@susegad/api-client/contract'
import type { QueryClient } from '@tanstack/react-query'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'

/** Adds messages to the cached thread, without duplicates. */
export function showMessages(queryClient: QueryClient, id: string, messages: readonly Message[]): void {
  queryClient.setQueryData(enquiries.detail(id).queryKey, (detail) => {
    if (!detail || !('notes' in detail)) return detail
    const others = detail.messages.filter(({ _id }) => !messages.some((it) => it._id === _id))
    return { ...detail, messages: [...others, ...messages].sort((a, b) => a.place - b.place) }
  })
}
