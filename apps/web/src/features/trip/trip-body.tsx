import { Alert } from '@susegad/ui/alert'
import type { PageData } from '../../page-data/page-data.ts'
import { isTripUnstored } from '../../shell/trip/device-trip.ts'
import { factsOf } from '../../shell/trip/trip-facts.ts'
import { useTrip } from '../../shell/trip/use-trip.ts'
import { TripDays } from './days/trip-days.tsx'
import { placesByKey } from './place/trip-place.ts'
import { NothingSaved } from './saved/nothing-saved.tsx'
import { SendTrip } from './send/send-trip.tsx'
import { SharedTrip } from './share/shared-trip.tsx'
import { useSharedTrip } from './share/use-shared-trip.ts'
import { WhereYouStay } from './stay/where-you-stay.tsx'

/** Everything that depends on what is saved. */
export default function TripBody({ places }: { places: PageData['trip'] }) {
  const trip = useTrip()
  const shared = useSharedTrip()
  const known = placesByKey(places)
  const facts = factsOf(places)
  const isEmpty = trip.saved.every(({ gone }) => gone)
  return (
    <>
      <div className="trip-notes">
        {shared && <SharedTrip shared={shared} known={known} />}
        {!isEmpty && isTripUnstored() && (
          <Alert tone="warning">
            Your browser won’t let us save your trip. Send it to us before you leave the site, or it will be
            lost.
          </Alert>
        )}
        {isEmpty && !shared && <NothingSaved />}
      </div>
      {!isEmpty && (
        <>
          <WhereYouStay places={places} />
          <TripDays coast={places.coast} facts={facts} known={known} />
          <SendTrip places={places} facts={facts} />
        </>
      )}
    </>
  )
}
