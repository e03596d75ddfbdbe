import { datesText, peopleText } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { CalendarIcon } from '@susegad/ui/icon'
import { partiesOf } from '../parties.ts'
import { useTrip } from '../use-trip.ts'
import { useDatesDialog } from './use-dates-dialog.tsx'
import './dates-bar.css'

/** Dates and people of the trip in one line, with the dialog that changes them. */
export default function DatesBar() {
  const trip = useTrip()
  const { openDialog, dialog } = useDatesDialog()
  const hasDates = trip.arrival !== null && trip.departure !== null
  return (
    <section className="trip-bar" aria-label="Your dates">
      <CalendarIcon />
      <p aria-live="polite">
        {hasDates ? (
          <>
            <b>{datesText(trip)}</b>, {peopleText(partiesOf(trip))}
          </>
        ) : (
          'Choose your dates to see what your stay costs.'
        )}
      </p>
      <Button size="sm" variant={hasDates ? 'outline' : 'primary'} onClick={openDialog}>
        {hasDates ? 'Change' : 'Choose dates'}
      </Button>
      {dialog}
    </section>
  )
}
