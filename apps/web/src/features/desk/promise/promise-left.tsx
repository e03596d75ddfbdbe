import { ClockIcon } from '@susegad/ui/icon'
import { momentText } from '../../../signed-in/dates.ts'
import { promiseClock } from './promise-clock.ts'

interface PromiseLeftProps {
  /** When the customer wrote what is to be answered. */
  since: string
  now: number
}

/** Time left of the promise; the text states the urgency, the colour only repeats it. */
export function PromiseLeft({ since, now }: PromiseLeftProps) {
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
