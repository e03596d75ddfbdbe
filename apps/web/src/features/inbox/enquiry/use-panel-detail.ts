import { ApiError } from '@susegad/api-client/client'
import type { StaffDetail, StaffEnquiry } from '@susegad/api-client/contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'

/** What the panel shows of an enquiry: what the list knows of it, until the whole arrives. Loads the next one ahead. */
export function usePanelDetail(id: string, listed: StaffEnquiry | undefined, next: string | undefined) {
  const query = useQuery(enquiries.detail(id))
  const { data, error } = query
  const known = useMemo(() => listed && asDetail(listed), [listed])
  const isGone = error instanceof ApiError && error.kind === 'missing'
  const whole = !isGone && data && 'notes' in data ? data : undefined

  const queryClient = useQueryClient()
  useEffect(() => {
    if (next) void queryClient.prefetchQuery(enquiries.detail(next))
  }, [next, queryClient])

  return {
    query,
    isGone,
    detail: isGone ? undefined : (whole ?? known),
    /** The thread, once it is loaded. */
    messages: whole?.messages,
    failure: data && !isGone ? null : error,
  }
}

/** The list's data of an enquiry, shown until the detail arrives. */
const asDetail = (enquiry: StaffEnquiry): StaffDetail => ({
  enquiry,
  plan: null,
  notes: [],
  history: [],
  messages: [],
  customer: null,
  enteredBy: null,
})
