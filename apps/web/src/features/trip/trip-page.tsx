import { Suspense } from 'react'
import type { PageData } from '../../page-data/page-data.ts'
import { latePart } from '../../shell/late-part/late-part.tsx'
import { Trail } from '../../shell/navigation/trail.tsx'
import { useHydrated } from '../../shell/navigation/use-hydrated.ts'
import { TripBar } from '../../shell/trip/dates/trip-bar.tsx'
import './trip-page.css'

// Nothing of it is in the HTML, so it need not hydrate the page.
const TripBody = latePart(() => import('./trip-body.tsx'))

export function TripPage({ places }: { places: PageData['trip'] }) {
  // The HTML is the same for everybody; the trip is on the device.
  const hydrated = useHydrated()
  return (
    <>
      <div className="trip-head">
        <Trail />
        <h1>Your trip</h1>
        <p>Save places as you find them, put them into days, and send us the whole plan at once.</p>
        <noscript>
          <p>To save a trip, please turn on JavaScript in your browser. Or simply send us an enquiry.</p>
        </noscript>
        <TripBar />
      </div>
      <Suspense>{hydrated && <TripBody places={places} />}</Suspense>
    </>
  )
}
