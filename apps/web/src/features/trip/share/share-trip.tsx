import { calendarFile, encodeTrip, type PlaceNames, tripMessage } from '@susegad/catalog-data/trip'
import { whatsappLink } from '@susegad/catalog-data/whatsapp'
import { Button } from '@susegad/ui/button'
import { Checkbox } from '@susegad/ui/checkbox'
import { BrandWhatsappIcon, CalendarIcon } from '@susegad/ui/icon'
import { ShareButton } from '@susegad/ui/share-button'
import { useState } from 'react'
import { useSite } from '../../../page-data/site.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { saveBlob } from '../../../signed-in/save-file.ts'

/** Ways to take the plan along or to show it to others. */
export function ShareTrip({ names }: { names: PlaceNames }) {
  const trip = useTrip()
  const { whatsapp } = useSite().business
  const [withDates, setWithDates] = useState(false)
  const hasDates = trip.arrival !== null && trip.departure !== null
  const calendar = hasDates ? calendarFile(trip, names, new Date()) : null
  const link = `${location.origin}/trip#p=${encodeTrip(trip, { dates: withDates && hasDates })}`
  return (
    <section className="trip-share" aria-labelledby="share">
      <h3 id="share">Share your trip</h3>
      <p>Anyone with the link can see your places and days, but not your names or ages.</p>
      <ShareButton shareTitle="Our trip" shareUrl={link} />
      {hasDates && (
        <Checkbox
          label="Show my dates too"
          checked={withDates}
          onChange={(event) => setWithDates(event.currentTarget.checked)}
        />
      )}
      <Button variant="outline" asChild>
        <a href={whatsappLink(whatsapp, tripMessage(trip, names))} target="_blank" rel="noopener">
          <BrandWhatsappIcon />
          Send it to us on WhatsApp
        </a>
      </Button>
      {calendar && (
        <Button variant="outline" onClick={() => saveCalendar(calendar)}>
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

const saveCalendar = (file: string): void => saveBlob('trip.ics', new Blob([file], { type: 'text/calendar' }))
