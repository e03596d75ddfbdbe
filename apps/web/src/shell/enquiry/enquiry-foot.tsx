import { PrivacyNotice } from '../privacy-notice/privacy-notice.tsx'
import { useComingTrip } from '../trip/use-trip.ts'

/** Below the fields of an enquiry: that dates go with it, and what is kept of it. */
export function EnquiryFoot() {
  return (
    <>
      {useComingTrip() && (
        <p className="privacy-notice">The dates and people of your trip go with your message.</p>
      )}
      <PrivacyNotice of="enquiry" />
    </>
  )
}
