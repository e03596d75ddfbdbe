import type { PlaceKey, TripDay } from '@susegad/catalog-data/trip'
import type { TripPlace } from '../trip-place.ts'
import { StopRow } from './stop-row.tsx'

interface StopListProps {
  /** Number of the day from 0; null for what is not planned yet. */
  day: number | null
  stops: readonly PlaceKey[]
  known: ReadonlyMap<string, TripPlace>
  days: readonly TripDay[]
}

export function StopList({ day, stops, known, days }: StopListProps) {
  return (
    <ul className="trip-stops">
      {stops.map((stop, index) => (
        <StopRow
          key={stop}
          stop={stop}
          place={known.get(stop)}
          at={{ day, index }}
          last={index === stops.length - 1}
          days={days}
        />
      ))}
    </ul>
  )
}
