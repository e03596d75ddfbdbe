import { SNOOZE_DAYS_MAX } from '@susegad/api-client/rules'
import { DateField } from '@susegad/ui/date-field'
import { useLocale } from '@susegad/ui/locale'
import { TextField } from '@susegad/ui/text-field'
import { FormDialog } from '../../../forms/form-dialog.tsx'
import { deskInstant, deskZone, today } from '../../../signed-in/dates.ts'

const DAY = 86_400_000

interface SnoozeDialogProps {
  onSnooze: (until: string) => void
  onClose: () => void
}

/** Asks for the date and time at which an enquiry returns, by the clock of the desk. */
export function SnoozeDialog({ onSnooze, onClose }: SnoozeDialogProps) {
  const { locale } = useLocale()
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Snooze until"
      submit="Snooze"
      failed="It was not snoozed."
      noValidate
      reveal="first"
      check={({ day = '', time = '' }) => {
        const message = problemOf(day, time)
        return message ? [{ field: day ? 'time' : 'day', message }] : []
      }}
      send={async ({ day = '', time = '' }) => {
        onSnooze(deskInstant(`${day}T${time}`))
        onClose()
      }}
    >
      <DateField
        label="Date"
        name="day"
        required
        autoFocus
        min={today()}
        max={today(Date.now() + SNOOZE_DAYS_MAX * DAY)}
        defaultValue={today(Date.now() + DAY)}
      />
      <TextField
        label="Time"
        name="time"
        type="time"
        required
        hint={`In the desk’s time zone, ${deskZone(locale)}.`}
        defaultValue="09:00"
      />
    </FormDialog>
  )
}

function problemOf(day: string, time: string, now = Date.now()): string | undefined {
  if (!day) return 'Choose a date'
  const at = Date.parse(`${day}T${time}Z`)
  if (Number.isNaN(at)) return 'Choose a time'
  const instant = Date.parse(deskInstant(`${day}T${time}`))
  if (instant <= now) return 'Choose a time in the future'
  return instant > now + SNOOZE_DAYS_MAX * DAY ? 'Choose a time within the next twelve months' : undefined
}
