import { datesText, peopleText, setDates, setRooms, type Trip } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { CalendarIcon } from '@susegad/ui/icon'
import { lazy, Suspense, useState } from 'react'
import { changeTrip } from '../device-trip.ts'
import { useTrip } from '../use-trip.ts'
import type { ShorterTrip } from './trip-dialog.tsx'
import './dates-bar.css'

const TripDialog = lazy(() => import('./trip-dialog.tsx'))

/** Dates and people of the trip in one line, with the dialog that changes them. */
export default function DatesBar() {
  const { arrival, departure, rooms } = useTrip()
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked')
  const [shorter, setShorter] = useState<ShorterTrip>()
  const hasDates = arrival !== null && departure !== null
  return (
    <section className="trip-bar" aria-label="Your dates">
      <CalendarIcon />
      <p aria-live="polite">
        {hasDates ? (
          <>
            <b>{datesText({ arrival, departure })}</b>{' '}
            {rooms.length > 0 ? peopleText(rooms) : '2 adults in one room'}
          </>
        ) : (
          'Choose your dates to see what your stay costs.'
        )}
      </p>
      <div className="trip-bar-actions">
        <Button size="sm" variant={hasDates ? 'outline' : 'primary'} onClick={() => setDialog('open')}>
          {hasDates ? 'Change' : 'Choose dates'}
        </Button>
        {hasDates && (
          <Button size="sm" variant="ghost" onClick={() => changeTrip(withoutDates)}>
            Clear
          </Button>
        )}
      </div>
      {shorter && (
        <p role="status" className="trip-bar-note">
          {shorter.moved === 1 ? 'One place no longer has' : `${shorter.moved} places no longer have`} a day.{' '}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              changeTrip(() => ({ ...shorter.before, changed: new Date().toISOString() }))
              setShorter(undefined)
            }}
          >
            Undo
          </Button>
        </p>
      )}
      {dialog !== 'unasked' && (
        <Suspense>
          <TripDialog
            open={dialog === 'open'}
            onClose={(was) => {
              setShorter(was)
              setDialog('closed')
            }}
          />
        </Suspense>
      )}
    </section>
  )
}

function withoutDates(trip: Trip): Trip {
  const now = new Date()
  return setRooms(setDates(trip, { arrival: null, departure: null }, now).trip, [], now)
}
