import type { DayRoute, PlaceKey, TripDay } from '@susegad/catalog-data/trip'
import { SortableList } from '@susegad/ui/sortable'
import type { TripPlace } from '../place/trip-place.ts'
import { StopRow } from './stop-row.tsx'

interface StopListProps {
  /** Number of the day from 0; null for what is not planned yet. */
  day: number | null
  stops: readonly PlaceKey[]
  route?: DayRoute
  known: ReadonlyMap<string, TripPlace>
  days: readonly TripDay[]
}

/** Places that can be dragged within the list and into those of other days. */
export function StopList({ day, stops, route, known, days }: StopListProps) {
  return (
    <SortableList
      list={day === null ? '' : String(day)}
      label={day === null ? 'Not planned yet' : `Day ${day + 1}`}
      className="trip-stops"
    >
      {stops.map((stop, index) => (
        <StopRow
          key={stop}
          stop={stop}
          place={known.get(stop)}
          drive={route?.stops.find(({ place }) => place === stop)?.drive ?? null}
          at={{ day, index }}
          last={index === stops.length - 1}
          days={days}
        />
      ))}
    </SortableList>
  )
}
