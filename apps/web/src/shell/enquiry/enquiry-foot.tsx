import { lazy, Suspense } from 'react'
import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'
import { useComingTrip } from '../trip/use-trip.ts'

const SentDates = lazy(() => import('../trip/dates/sent-dates.tsx'))

/** Below the fields of an enquiry: the dates that go with it, and what is kept of it. */
export function EnquiryFoot() {
  const trip = useComingTrip()
  return (
    <>
      {trip && (
        <Suspense>
          <SentDates trip={trip} />
        </Suspense>
      )}
      <PrivacyNotice of="enquiry" />
    </>
  )
}
