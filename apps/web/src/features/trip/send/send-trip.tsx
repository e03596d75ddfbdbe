import { datesText, namesOf, type TripFacts, tripFrom } from '@susegad/catalog-data/trip'
import { EnquiryForm } from '@susegad/ui/enquiry-form'
import { useSite } from '../../../page-data/site.ts'
import { useEnquiryContext } from '../../../shell/enquiry/enquiry-context.ts'
import { useEnquiryForm } from '../../../shell/enquiry/use-enquiry-form.ts'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { PrivacyNotice } from '../../../shell/privacy-notice/privacy-notice.tsx'
import { partiesOf } from '../../../shell/trip/parties.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { ShareTrip } from '../share/share-trip.tsx'
import { estimateToSend } from './estimate-to-send.ts'
import { planParts } from './plan-parts.ts'

interface SendTripProps {
  places: TripPlaces
  facts: TripFacts
}

const message = 'Please check this plan and send me an offer.'

/** Sends the whole plan as one enquiry. */
export function SendTrip({ places, facts }: SendTripProps) {
  const trip = useTrip()
  const site = useSite()
  const { business } = site
  const dates = trip.departure ? datesText(trip) : ''
  const subject = ['Trip plan', ...(dates ? [dates] : [])].join(', ')
  const estimate = estimateToSend(trip, places, site)
  const stay = trip.stay && { ...trip.stay, plan: estimate?.plan ?? trip.stay.plan }
  const saved = trip.saved.filter(({ gone }) => !gone)
  // The service drops a plan that is too long.
  const sent = tripFrom({ ...trip, rooms: dates ? partiesOf(trip) : trip.rooms, stay, saved })
  const parts = planParts(sent ?? trip, facts)
  const form = useEnquiryForm('trip', useEnquiryContext(), {
    subject,
    message,
    plan: { trip: sent, estimate },
  })
  return (
    <PageSection
      id="send"
      heading="Send your plan"
      lede={`We check every place and price, and answer ${business.replyPromise} with an offer. Asking is free.`}
      tone="sunken"
    >
      <div className="trip-send">
        <div>
          <p className="trip-send-parts">This goes with your message: {parts.join(' · ')}.</p>
          <EnquiryForm
            {...form}
            aria-labelledby="send-heading"
            labels={{
              submit: 'Send my plan',
              ...form.labels,
              sentText: `${form.labels?.sentText} You sent us: ${parts.join(', ')}.`,
            }}
          >
            <PrivacyNotice of="enquiry" />
          </EnquiryForm>
        </div>
        <ShareTrip names={namesOf(facts)} />
      </div>
    </PageSection>
  )
}
