import {
  addDay,
  clashesOf,
  daysOf,
  MOST_DAYS,
  namesOf,
  removeDay,
  stopsOf,
  type TripFacts,
} from '@susegad/catalog-data/trip'
import { Button } from '@susegad/ui/button'
import { PlusIcon } from '@susegad/ui/icon'
import { Sortable, type SortablePlace } from '@susegad/ui/sortable'
import { useState } from 'react'
import { PageSection } from '../../../shell/page/page-section.tsx'
import { changeTrip } from '../../../shell/trip/keep-trip.ts'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import type { TripPlace } from '../place/trip-place.ts'
import { Clashes } from './clashes.tsx'
import { DayCard } from './day-card.tsx'
import { DayMap, FoldedDayMap } from './day-map.tsx'
import { move } from './move-place.ts'
import { StopList } from './stop-list.tsx'
import { waitingPlaces } from './waiting-places.ts'
import './trip-days.css'

interface TripDaysProps {
  coast: TripPlaces['coast']
  facts: TripFacts
  known: ReadonlyMap<string, TripPlace>
}

/** The saved places by day, with those that have none. */
export function TripDays({ coast, facts, known }: TripDaysProps) {
  const trip = useTrip()
  const [shown, show] = useState(0)
  const hasDates = trip.arrival !== null && trip.departure !== null
  const days = daysOf(trip)
  const waiting = waitingPlaces(trip, known)
  const clashes = clashesOf(trip, facts)
  const names = namesOf(facts)
  const dayOf = (list: string) => (list === '' ? null : Number(list))
  const placeAt = ({ list, index }: SortablePlace) =>
    (list === '' ? waiting : (days[Number(list)]?.places ?? []))[index]

  return (
    <PageSection
      id="days"
      heading="Your days"
      lede="Put places into days in the order you like. New dates never lose a place."
    >
      <Sortable
        onMove={({ from, to }) => {
          const place = placeAt(from)
          if (place) move(place, { day: dayOf(to.list), index: to.index })
        }}
      >
        <div className="trip-days">
          <div className="trip-days-aside">
            <section className="trip-unplanned" aria-labelledby="unplanned">
              <h3 id="unplanned">Not planned yet</h3>
              {waiting.length === 0 && <p>Everything you saved has a day.</p>}
              <StopList day={null} stops={waiting} known={known} days={days} />
              <Clashes clashes={clashes.filter(({ day }) => day === null)} names={names} />
            </section>
            <DayMap coast={coast} places={days[shown]?.places ?? []} number={shown + 1} />
          </div>
          <ol className="trip-days-list">
            {days.map((day, index) => (
              <DayCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
                key={index}
                index={index}
                day={day}
                days={days}
                route={stopsOf(trip, index, facts)}
                known={known}
                isShown={index === shown}
                onShow={() => show(index)}
                onRemove={
                  !hasDates && days.length > 1
                    ? () => changeTrip((now) => removeDay(now, index, new Date()).trip)
                    : undefined
                }
              >
                <Clashes clashes={clashes.filter((clash) => clash.day === index)} names={names} />
                <FoldedDayMap coast={coast} places={day.places} number={index + 1} />
              </DayCard>
            ))}
          </ol>
        </div>
      </Sortable>
      {!hasDates && days.length < MOST_DAYS && (
        <Button
          variant="outline"
          className="trip-add-day"
          onClick={() => changeTrip((now) => addDay(now, new Date()))}
        >
          <PlusIcon />
          Add a day
        </Button>
      )}
    </PageSection>
  )
}
