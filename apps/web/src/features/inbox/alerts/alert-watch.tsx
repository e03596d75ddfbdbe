import { ENTERED_SOURCES } from '@susegad/api-client/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { arrivalsText, arrivedAfter, type Newest, newestOf } from '../arrivals/arrivals.ts'
import { ASK_EVERY, newestRows } from '../arrivals/newest-rows.ts'
import { arrivalsKey } from '../arrivals/use-arrivals.ts'
import { chime } from './chime.ts'
import { notify } from './notifications.ts'
import { isFirstToTell } from './told.ts'
import type { AlertSettings } from './use-alerts.ts'

const isEntered = (source: string) => ENTERED_SOURCES.some((entered) => entered === source)
const isElsewhere = () => document.hidden || !document.hasFocus()

/** Alerts of new enquiries, regardless of the list's filter. Rendered only while alerts are on. */
export function AlertWatch({ settings }: { settings: AlertSettings }) {
  // The newest enquiries when the desk was last visible: a notification counts those since.
  const [seen, setSeen] = useState<Newest>()
  const told = useRef<Newest>(undefined)
  const { data } = useQuery({
    queryKey: [...arrivalsKey, 'alerts'],
    queryFn: ({ signal }) => newestRows({}, seen, signal),
    retry: false,
    staleTime: 0,
    // Don't announce enquiries from while alerts were off.
    gcTime: 0,
    refetchInterval: ASK_EVERY,
    // Poll hidden pages too, which is when notifications matter.
    refetchIntervalInBackground: true,
  })
  if (data && !seen) setSeen(newestOf(data))

  const tell = useEffectEvent((rows: NonNullable<typeof data>) => {
    const before = told.current
    told.current = newestOf(rows, before)
    // Skip enquiries that staff entered themselves.
    const sent = rows.filter(({ source }) => !isEntered(source))
    const isNews = before !== undefined && arrivedAfter(before, sent) > 0
    if (isNews) void tellOnce(told.current.at, arrivalsText(arrivedAfter(seen ?? before, sent)))
    look(rows)
  })
  const tellOnce = async (at: string, text: string) => {
    const isUnseen = isElsewhere()
    if (!(await isFirstToTell(at))) return
    if (settings.sound) void chime()
    if (settings.notification && isUnseen) notify(text)
  }
  const look = (rows = data) => {
    if (rows && !isElsewhere()) setSeen(newestOf(rows, seen))
  }
  const lookNow = useEffectEvent(() => look())

  useEffect(() => {
    if (data) tell(data)
  }, [data])

  useEffect(() => {
    const back = () => lookNow()
    document.addEventListener('visibilitychange', back)
    window.addEventListener('focus', back)
    return () => {
      document.removeEventListener('visibilitychange', back)
      window.removeEventListener('focus', back)
    }
  }, [])

  return null
}
