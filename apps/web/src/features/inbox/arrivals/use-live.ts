import type { StaffEnquiry } from '@susegad/api-client/contract'
import type { LiveEvent } from '@susegad/api-client/live'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { enquiries, viewsKey } from '../../../enquiries/enquiry-queries.ts'
import { lastMessageIn } from '../../../enquiries/last-message.ts'
import { showChange } from '../changes/show-change.ts'
import { isChanging } from '../changes/use-change-enquiry.ts'
import { mentions } from '../mentions/mentions.ts'
import { forgetPresence, notePresence } from '../presence/presence.ts'
import { arrivalsKey } from './use-arrivals.ts'
import { returned } from './use-returned.ts'

/** Delay in ms, so that the list loads first on a slow network. */
const AFTER_LIST = 1500
/** Batching in ms, with jitter: many desks must not reload at once, nor one desk for each of many changes. */
const GATHER = 600
/** Interval in ms for counts, which are expensive and may lag a little. */
const COUNT_AFTER = 2000
/** Most changed enquiries to reload singly; more are reloaded with the list, on request. */
const MOST_READ = 10

/**
 * Follows live events: counts arrivals, and updates rows and the open enquiry without
 * moving anything. Returns whether a listed enquiry was deleted meanwhile.
 */
export function useLive(owner: string, shown: readonly StaffEnquiry[] | undefined): { outdated: boolean } {
  const queryClient = useQueryClient()
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set())
  // Forgets those that a newer list leaves out: if one is listed again, it was restored.
  const stillListed = shown?.filter(({ _id }) => gone.has(_id)) ?? []
  if (shown && stillListed.length < gone.size) setGone(new Set(stillListed.map(({ _id }) => _id)))
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
  // Throttle, not debounce: in a busy hour there is always another change.
  const renewCounts = () => {
    counting.current ??= setTimeout(
      () => {
        counting.current = undefined
        void queryClient.invalidateQueries({ queryKey: viewsKey })
        void queryClient.invalidateQueries({ queryKey: returned.queryKey })
        void queryClient.invalidateQueries({ queryKey: mentions.queryKey })
      },
      COUNT_AFTER * (0.5 + Math.random()),
    )
  }
  const isKnown = (id: string) =>
    shown?.some(({ _id }) => _id === id) ||
    queryClient.getQueryData(enquiries.detail(id).queryKey) !== undefined
  const readAgain = async (id: string) => {
    // Skip enquiries that we are changing: they reload when the change is done.
    if (isChanging(queryClient, id)) return
    const detailOf = enquiries.detail(id)
    // Don't join a request that was sent before this change.
    await queryClient.cancelQueries({ queryKey: detailOf.queryKey })
    const detail = await queryClient.fetchQuery({ ...detailOf, staleTime: 0 }).catch(() => undefined)
    if (!detail) return
    showChange(queryClient, id, { ...detail.enquiry, lastMessage: lastMessageIn(detail) })
  }
  const hear = useEffectEvent((event: LiveEvent) => {
    if (event.type === 'presence') return notePresence(event)
    renewCounts()
    if (event.type === 'missed' || event.kind === 'created' || event.kind === 'restored') renewArrivals()
    const known = event.type === 'change' ? event.ids.filter(isKnown) : []
    if (event.type === 'missed' || event.ids.length === 0 || known.length > MOST_READ)
      void queryClient.invalidateQueries({ queryKey: [...enquiries.all(), 'detail'] })
    else if (event.kind === 'changed') for (const id of known) void readAgain(id)
    if (event.type !== 'change') return
    if (event.kind === 'deleted') setGone((now) => new Set([...now].concat(known)))
    if (event.kind === 'restored')
      // Without ids, there are too many to name.
      setGone((now) => new Set(event.ids.length > 0 ? [...now].filter((id) => !event.ids.includes(id)) : []))
  })

  useEffect(() => {
    if (!ready) return
    const leaving = new AbortController()
    const begin = async () => {
      const { shareLive } = await import('./share-live.ts')
      if (!leaving.signal.aborted) shareLive(owner, leaving.signal, hear)
    }
    // If the script fails to load, the desk still polls for arrivals.
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

  return { outdated: stillListed.length > 0 }
}
