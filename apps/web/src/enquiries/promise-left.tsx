import { ClockIcon } from '@susegad/ui/icon'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { useDates } from '../signed-in/dates.ts'
import { openingHours } from './opening-hours.ts'
import { promiseClock } from './promise-clock.ts'

interface PromiseLeftProps {
  /** By when the answer is promised. */
  dueAt: string
  now: number
}

/** Remaining time of the promised response. The text states the urgency, not only the colour. */
export function PromiseLeft({ dueAt, now }: PromiseLeftProps) {
  const { momentText } = useDates()
  const hours = useQuery(openingHours).data?.hours ?? null
  const { state, text } = promiseClock(dueAt, now, hours)
  return (
    <span className="desk-promise" data-state={state} title={`Promised by ${momentText(dueAt)}`}>
      <ClockIcon />
      {text}
    </span>
  )
}

const step = 10_000

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, step)
  return () => clearInterval(timer)
}

const lastStep = () => Math.floor(Date.now() / step) * step

/** The current time, updated often enough for a snooze that ends. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, lastStep)
}
