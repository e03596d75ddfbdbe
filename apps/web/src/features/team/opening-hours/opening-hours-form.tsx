import { type OpeningHours, WEEKDAYS, type Weekday } from '@susegad/api-client/opening-time'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { useLocale } from '@susegad/ui/locale'
import { TextField } from '@susegad/ui/text-field'
import { useState } from 'react'
import { SendForm, SubmitButton } from '../../../forms/send-form.tsx'
import { deskZone } from '../../../signed-in/dates.ts'
import { ClosedDays } from './closed-days.tsx'
import './opening-hours.css'

const dayName = (day: Weekday) => day.charAt(0).toUpperCase() + day.slice(1)

interface OpeningHoursFormProps {
  hours: OpeningHours
  /** Null removes them. */
  send: (hours: OpeningHours | null) => Promise<void>
  isNew: boolean
  onCancel: () => void
}

/** Opening and closing time of each day of the week, and single closed days. */
export function OpeningHoursForm({ hours, send, isNew, onCancel }: OpeningHoursFormProps) {
  const { locale } = useLocale()
  const [week, setWeek] = useState(hours.week)
  const [closedDays, setClosedDays] = useState(hours.closedDays)
  const change = (day: Weekday, opening: OpeningHours['week'][Weekday]) =>
    setWeek({ ...week, [day]: opening })
  return (
    <SendForm
      className="opening-form"
      failed="The opening hours were not saved."
      send={async ({ remove }) => {
        await send(remove === undefined ? { week, closedDays } : null)
        return 'Saved. Open enquiries follow in a moment.'
      }}
      actions={
        <>
          <SubmitButton size="sm">Save opening hours</SubmitButton>
          {isNew ? (
            <Button variant="ghost" size="sm" onClick={onCancel}>
              Cancel
            </Button>
          ) : (
            <Button type="submit" variant="ghost" size="sm" name="remove" value="yes" formNoValidate>
              Remove opening hours
            </Button>
          )}
        </>
      }
    >
      <p className="opening-about">
        An answer is due at the same time on your next open day. Times are in {deskZone(locale)}.
      </p>
      {WEEKDAYS.map((day) => {
        const opening = week[day]
        return (
          <fieldset key={day} className="opening-day">
            <legend className="sg-visually-hidden">{dayName(day)}</legend>
            <Checkbox
              label={dayName(day)}
              checked={opening !== null}
              onChange={({ currentTarget }) =>
                change(
                  day,
                  currentTarget.checked ? (hours.week[day] ?? { from: '09:00', to: '18:00' }) : null,
                )
              }
            />
            {opening ? (
              <>
                <TextField
                  type="time"
                  label="Opens"
                  labelVisibility="hidden"
                  name={`hours.week.${day}.from`}
                  required
                  value={opening.from}
                  onChange={({ currentTarget }) => change(day, { ...opening, from: currentTarget.value })}
                />
                <TextField
                  type="time"
                  label="Closes"
                  labelVisibility="hidden"
                  name={`hours.week.${day}.to`}
                  required
                  value={opening.to}
                  onChange={({ currentTarget }) => change(day, { ...opening, to: currentTarget.value })}
                />
              </>
            ) : (
              <span className="opening-closed">Closed</span>
            )}
          </fieldset>
        )
      })}
      <ClosedDays days={closedDays} onChange={setClosedDays} />
    </SendForm>
  )
}
