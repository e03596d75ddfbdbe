'use client'

import * as React from 'react'
import type { CalendarProps } from '../../general/calendar/calendar.tsx'
import { CalendarFrame } from '../../general/calendar/calendar-frame.tsx'

export type LateCalendarProps = Extract<CalendarProps, { mode: 'range' }> & {
  /** Called when the script fails to load. */
  onMissing: () => void
}

const fetchCalendar = () => import('../../general/calendar/calendar.tsx')

/** Fetches the script before it is needed. A failure is handled when the calendar is shown. */
export const fetchAhead = (): void => void fetchCalendar().catch(() => {})

const lazyCalendar = () =>
  React.lazy(async (): Promise<{ default: React.ComponentType<LateCalendarProps> }> => {
    const loaded = await fetchCalendar().catch(() => undefined)
    if (!loaded) return { default: Missing }
    const { Calendar } = loaded
    return { default: ({ onMissing: _, ...rest }) => <Calendar {...rest} /> }
  })
let Calendar = lazyCalendar()

/** The calendar, loaded at the first opening: days can be typed without it. */
export function LateCalendar(props: LateCalendarProps): React.JSX.Element {
  return (
    <React.Suspense fallback={<CalendarFrame months={props.months} />}>
      <Calendar {...props} />
    </React.Suspense>
  )
}

/** Rendered instead of the calendar when its script fails to load. */
function Missing({ onMissing }: LateCalendarProps): null {
  React.useEffect(() => {
    // React.lazy caches a failed load: make a new one for the next opening.
    Calendar = lazyCalendar()
    onMissing()
  }, [onMissing])
  return null
}
