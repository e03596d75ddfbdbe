import { CLOSED_DAYS_MAX } from '@susegad/api-client/rules'
import { Button } from '@susegad/ui/button'
import { DateField } from '@susegad/ui/date-field'
import { useState } from 'react'
import { today, useDates } from '../../../signed-in/dates.ts'

interface ClosedDaysProps {
  days: readonly string[]
  onChange: (days: string[]) => void
}

/** Holidays and other single days on which the business is closed. Past ones are dropped with the next change. */
export function ClosedDays({ days, onChange }: ClosedDaysProps) {
  const { dayText } = useDates()
  const [day, setDay] = useState('')
  const coming = days.filter((it) => it >= today())
  const add = () => {
    onChange([...new Set([...coming, day])].sort())
    setDay('')
  }
  return (
    <fieldset className="opening-days">
      <legend>Closed days</legend>
      {coming.length > 0 && (
        <ul>
          {coming.map((it) => (
            <li key={it}>
              {dayText(it)}
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Remove ${dayText(it)}`}
                onClick={() => onChange(coming.filter((other) => other !== it))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="opening-add">
        <DateField
          label="Add a day"
          min={today()}
          value={day}
          onChange={({ currentTarget }) => setDay(currentTarget.value)}
        />
        <Button
          variant="outline"
          size="sm"
          disabled={!/^\d{4}-\d{2}-\d{2}$/.test(day) || coming.length >= CLOSED_DAYS_MAX}
          onClick={add}
        >
          Add day
        </Button>
      </div>
    </fieldset>
  )
}
