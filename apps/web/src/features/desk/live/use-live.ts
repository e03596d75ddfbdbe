import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { LiveEvent } from '@susegad/api-client/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { arrivalsKey } from '../arrivals/use-arrivals.ts'
import { isChanging } from '../enquiry/is-changing.ts'
import { showChange } from '../enquiry/show-change.ts'
import { lastMessageIn } from '../list/last-message.ts'
import { enquiries } from '../search/desk-queries.ts'
import { viewsKey } from '../views/view-queries.ts'
import { forgetPresence, notePresence } from './presence-store.ts'

/** The list comes first, on a slow network too. */
const AFTER_LIST = 1500
/** Many desks must not ask at the same moment, and one not for each of many enquiries. */
const GATHER = 600
/** Counts may lag a little: each is of all enquiries. */
const COUNT_AFTER = 2000
/** More than these are read with the list, when somebody asks for it. */
const MOST_READ = 10

/**
 * Follows what colleagues and visitors do: counts arrivals, and shows changes in rows and in the open enquiry without
 * moving anything. Tells whether a shown enquiry has been deleted meanwhile.
 */
export function useLive(owner: string, shown: readonly StaffEnquiry[] | undefined): { outdated: boolean } {
  const queryClient = useQueryClient()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  const [ready, setReady] = useState(false)
  if (shown && !ready) setReady(true)
  const waiting = useRef<NodeJS.Timeout>(undefined)
  const counting = useRef<NodeJS.Timeout>(undefined)

  const renewArrivals = () => {
    clearTimeout(waiting.current)
    waiting.current = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: arrivalsKey }),
      GATHER * (0.5 + Math.random()),
    )
  }
  // Not put off by the next change: in a busy hour there is always one.
  const renewCounts = () => {
    counting.current ??= setTimeout(
      () => {
        counting.current = undefined
        void queryClient.invalidateQueries({ queryKey: viewsKey })
      },
      COUNT_AFTER * (0.5 + Math.random()),
    )
  }
  const isKnown = (id: string) =>
    shown?.some(({ _id }) => _id === id) ||
    queryClient.getQueryData(enquiries.detail(id).queryKey) !== undefined
  const readAgain = async (id: string) => {
    // Our own change is read again as soon as it is done.
    if (isChanging(queryClient, id)) return
    const detailOf = enquiries.detail(id)
    // Don't join a request that was sent before this change.
    await queryClient.cancelQueries({ queryKey: detailOf.queryKey })
    const detail = await queryClient.fetchQuery({ ...detailOf, staleTime: 0 }).catch(() => undefined)
    if (detail) showChange(queryClient, id, { ...detail.enquiry, lastMessage: lastMessageIn(detail) })
  }
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'presence') return notePresence(event)
    renewCounts()
    if (event.type === 'missed' || event.kind === 'created' || event.kind === 'restored') renewArrivals()
    const known = event.type === 'change' ? event.ids.filter(isKnown) : []
    if (event.type === 'missed' || event.ids.length === 0 || known.length > MOST_READ)
      void queryClient.invalidateQueries({ queryKey: [...enquiries.all(), 'detail'] })
    else if (event.kind === 'changed') for (const id of known) void readAgain(id)
    if (event.type === 'change' && event.kind === 'deleted') setGone((now) => new Set([...now].concat(known)))
  })

  useEffect(() => {
    if (!ready) return
    const leaving = new AbortController()
    const begin = async () => {
      const { shareLive } = await import('./share-live.ts')
      if (!leaving.signal.aborted) shareLive(owner, leaving.signal, hear)
    }
    // Should its script not come, the desk still asks for arrivals now and then.
    const timer = setTimeout(() => void begin().catch(() => {}), AFTER_LIST)
    return () => {
      clearTimeout(timer)
      clearTimeout(waiting.current)
      clearTimeout(counting.current)
      counting.current = undefined
      leaving.abort()
      forgetPresence()
    }
  }, [ready, owner])

  return { outdated: shown?.some(({ _id }) => gone.has(_id)) ?? false }
}
