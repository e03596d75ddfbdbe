import type { EnquiryList } from '@susegad/api-client/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { enquiries } from '../../../enquiries/enquiry-queries.ts'
import { promisedBy } from '../../../enquiries/last-message.ts'
import { keptAnswer } from '../answer/kept-answers.ts'
import { useDeskWork } from '../desk/desk-work.tsx'
import { serviceQuery } from '../search/desk-query.ts'
import { useDeskNavigation } from '../search/use-desk-navigation.ts'
import { useFilterSearch } from '../search/use-desk-search.ts'
import { useListed } from '../search/use-listed.ts'

/** The next enquiry of a page, below and then above, whose customer waits for a reply that is not on its way. */
export function nextWaiting(list: EnquiryList['enquiries'], from: string | undefined): string | undefined {
  const index = list.findIndex(({ _id }) => _id === from)
  const inOrder = [...list.slice(index + 1), ...list.slice(0, Math.max(index, 0))]
  return inOrder.find((it) => promisedBy(it) !== undefined && !keptAnswer(it._id)?.queued)?._id
}

/** Opens the next enquiry of the list that needs a reply, also from another page. A stable callback. */
export function useOpenNext(): () => void {
  const queryClient = useQueryClient()
  const { toaster } = useDeskWork()
  const { open, opened } = useDeskNavigation()
  const list = useListed()?.enquiries ?? []
  const search = useFilterSearch()

  async function openNext() {
    const from = opened()
    const here = nextWaiting(list, from)
    if (here) return open(here)
    const query = { ...serviceQuery({ ...search, show: undefined, stage: 'reply' }), limit: 10 }
    const found = await queryClient.fetchQuery(enquiries.list(query)).catch(() => undefined)
    const next = found && nextWaiting(found.enquiries, from)
    // Meanwhile somebody may have gone on by themselves.
    if (opened() !== from) return
    if (next) open(next)
    else if (found) toaster.show({ message: 'No other enquiry in this list needs a reply.' })
  }

  const latest = useRef(openNext)
  useEffect(() => {
    latest.current = openNext
  })
  return useCallback(() => void latest.current(), [])
}
