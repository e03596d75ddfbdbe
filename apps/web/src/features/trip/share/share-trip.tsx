import { calendarFile, encodeTrip, tripMessage } from '@susegad/catalog-data/trip'
import { whatsappLink } from '@susegad/catalog-data/whatsapp'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { BrandWhatsappIcon, CalendarIcon } from '@susegad/ui/icon'
import { ShareButton } from '@susegad/ui/share-button'
import { useState } from 'react'
import { useSite } from '../../../page-data/site.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { saveBlob } from '../../../signed-in/save-file.ts'
import type { TripPlace } from '../trip-place.ts'

/** Ways to take the plan along or to show it to others. */
export function ShareTrip({ known }: { known: ReadonlyMap<string, TripPlace> }) {
  const trip = useTrip()
  const { whatsapp } = useSite().business
  const [withDates, setWithDates] = useState(false)
  const nameOf = (place: string) => known.get(place)?.name ?? null
  const hasDates = trip.arrival !== null && trip.departure !== null
  const link = `${location.origin}/trip#p=${encodeTrip(trip, { dates: withDates && hasDates })}`
  return (
    <section className="trip-share" aria-labelledby="share">
      <h3 id="share">Take it along</h3>
      <p>Whoever has the link sees your places and days, never your names or ages.</p>
      <ShareButton shareTitle="Our trip" shareUrl={link} />
      {hasDates && (
        <Checkbox
          label="Show my dates too"
          checked={withDates}
          onChange={(event) => setWithDates(event.currentTarget.checked)}
        />
      )}
      <Button variant="outline" asChild>
        <a href={whatsappLink(whatsapp, tripMessage(trip, nameOf))} target="_blank" rel="noopener">
          <BrandWhatsappIcon />
          Send it by WhatsApp
        </a>
      </Button>
      {hasDates && (
        <Button
          variant="outline"
          onClick={() =>
            saveBlob(
              'trip.ics',
              new Blob([calendarFile(trip, nameOf, new Date())], { type: 'text/calendar' }),
            )
          }
        >
          <CalendarIcon />
          Save to your calendar
        </Button>
      )}
      <Button variant="outline" onClick={() => print()}>
        Print
      </Button>
    </section>
  )
}
