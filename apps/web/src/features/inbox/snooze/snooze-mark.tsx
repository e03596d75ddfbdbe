import type { StaffEnquiry } from '@susegad/api-client/contract'
import { BellIcon } from '@susegad/ui/icon'
import { useDates } from '../../../signed-in/dates.ts'
import { isSnoozed } from './snooze-state.ts'

interface SnoozeMarkProps {
  enquiry: Pick<StaffEnquiry, 'snoozedUntil'>
  now: number
}

/** When a snoozed enquiry returns, or that it is back. */
export function SnoozeMark({ enquiry, now }: SnoozeMarkProps) {
  const { dateText, timeText, momentText } = useDates()
  const { snoozedUntil: until } = enquiry
  if (!until) return null
  const isToday = dateText(until) === dateText(new Date(now).toISOString())
  return isSnoozed(enquiry, now) ? (
    <time className="desk-promise" dateTime={until} title={`Snoozed until ${momentText(until)}`}>
      <BellIcon />
      {`Returns ${isToday ? timeText(until) : momentText(until)}`}
    </time>
  ) : (
    <span className="desk-promise" data-state="soon">
      <BellIcon />
      Back from snooze
    </span>
  )
}
