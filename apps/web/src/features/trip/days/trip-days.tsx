import { addDay, daysOf, MOST_DAYS, removeDay, unplanned } from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { PlusIcon } from '@susegad/ui/icon'
import { useState } from 'react'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { changeTrip } from '../../../shell/trip/device-trip.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import type { TripPlace } from '../trip-place.ts'
import { DayCard } from './day-card.tsx'
import { DayMap } from './day-map.tsx'
import { StopList } from './stop-list.tsx'
import './trip-days.css'

interface TripDaysProps {
  places: TripPlaces
  known: ReadonlyMap<string, TripPlace>
}

/** The saved places by day, with those that have none. */
export function TripDays({ places, known }: TripDaysProps) {
  const trip = useTrip()
  const days = daysOf(trip)
  const waiting = unplanned(trip).filter((place) => !place.startsWith('hotel/'))
  const [shown, show] = useState(0)
  const hasDates = trip.arrival !== null && trip.departure !== null
  return (
    <PageSection
      id="days"
      heading="Your days"
      lede="Put places into days in the order you like. Dates can follow later: no place gets lost."
    >
      <div className="trip-days">
        <div className="trip-days-aside">
          <section className="trip-unplanned" aria-labelledby="unplanned">
            <h3 id="unplanned">Not planned yet</h3>
            {waiting.length === 0 ? (
              <p>Everything you have saved stands on a day.</p>
            ) : (
              <StopList day={null} stops={waiting} known={known} days={days} />
            )}
          </section>
          <DayMap coast={places.coast} places={days[shown]?.places ?? []} number={shown + 1} />
        </div>
        <ol className="trip-days-list">
          {days.map((day, index) => (
            <DayCard
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
              key={index}
              index={index}
              day={day}
              days={days}
              known={known}
              isShown={index === shown}
              onShow={() => show(index)}
              onRemove={
                !hasDates && days.length > 1
                  ? () => changeTrip((now) => removeDay(now, index, new Date()).trip)
                  : undefined
              }
            />
          ))}
        </ol>
      </div>
      {!hasDates && days.length < MOST_DAYS && (
        <Button variant="outline" onClick={() => changeTrip((now) => addDay(now, new Date()))}>
          <PlusIcon />
          Add a day
        </Button>
      )}
    </PageSection>
  )
}
