import { peopleText, shortDatesText } from '@susegad/catalog-data/trip'
import { CalendarIcon } from '@susegad/ui/icon'
import { SiteHeaderDetail } from '@susegad/ui/site-header'
import { Toaster } from '@susegad/ui/toast'
import { useEffect } from 'react'
import { useSession } from '../../session/session.ts'
import { followSession } from '../account-trip.ts'
import { tripOwner } from '../device-trip.ts'
import { partiesOf } from '../parties.ts'
import { tripNotices } from '../trip-notices.ts'
import { useComingTrip } from '../use-trip.ts'
import { useDatesDialog } from './use-dates-dialog.tsx'
import './trip-dates.css'

/**
 * Dates and people in the header's upper line, to be changed from any page, and the notices about the trip. Keeps the
 * account's trip and this device's the same.
 */
export default function TripDates() {
  const trip = useComingTrip()
  const session = useSession()
  const { openDialog, dialog } = useDatesDialog()
  const owner = tripOwner()
  // Afterwards, Undo would write one person's places into another's trip.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the trip is another person's
  useEffect(() => () => tripNotices.dismiss(), [owner])
  useEffect(() => {
    const leaving = new AbortController()
    followSession(session, leaving.signal)
    return () => leaving.abort()
  }, [session])
  return (
    <>
      {trip?.arrival && trip.departure && (
        <SiteHeaderDetail icon={<CalendarIcon />} side="end" className="trip-dates" asChild>
          <button type="button" onClick={openDialog}>
            <span>
              <span className="sg-visually-hidden">Your dates: </span>
              {shortDatesText(trip.arrival, trip.departure)}
              <span className="trip-dates-people">, {peopleText(partiesOf(trip))}</span>
            </span>
          </button>
        </SiteHeaderDetail>
      )}
      {dialog}
      <Toaster toaster={tripNotices} />
    </>
  )
}
