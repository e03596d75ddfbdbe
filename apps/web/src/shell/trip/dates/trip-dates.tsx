import { peopleText, shortDatesText } from '@susegad/catalog-data/trip'
import { CalendarIcon } from '@susegad/ui/icon'
import { SiteHeaderDetail } from '@susegad/ui/site-header'
import { Toaster } from '@susegad/ui/toast'
import { partiesOf } from '../stay/stay-price.ts'
import { tripNotices } from '../trip-notices.ts'
import { useComingTrip } from '../use-trip.ts'
import { useDatesDialog } from './use-dates-dialog.tsx'
import './trip-dates.css'

/** Dates and people in the header's upper line, to be changed from any page. */
export default function TripDates() {
  const trip = useComingTrip()
  const { openDialog, dialog } = useDatesDialog()
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
