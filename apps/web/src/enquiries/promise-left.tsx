import { ClockIcon } from '@susegad/ui/icon'
import { useSyncExternalStore } from 'react'
import { useDates } from '../signed-in/dates.ts'
import { promiseClock } from './promise-clock.ts'

interface PromiseLeftProps {
  /** Time of the message to answer. */
  since: string
  now: number
}

/** Remaining time of the promised response. The text states the urgency, not only the colour. */
export function PromiseLeft({ since, now }: PromiseLeftProps) {
  const { momentText } = useDates()
  const { state, text, dueAt } = promiseClock(since, now)
  return (
    <span
      className="desk-promise"
      data-state={state}
      title={`Promised by ${momentText(dueAt.toISOString())}`}
    >
      <ClockIcon />
      {text}
    </span>
  )
}

const step = 30_000

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, step)
  return () => clearInterval(timer)
}

const lastStep = () => Math.floor(Date.now() / step) * step

/** The current time, updated often enough for a clock that shows minutes. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, lastStep)
}
