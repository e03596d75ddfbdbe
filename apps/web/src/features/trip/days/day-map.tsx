import { CoastMap } from '@susegad/ui/coast-map'
import { useState } from 'react'
import { RouterLink } from '../../../shell/navigation/router-link.tsx'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'

interface DayMapProps {
  coast: TripPlaces['coast']
  places: readonly string[]
  /** From 1. */
  number: number
}

type Stops = NonNullable<TripPlaces['coast']>['stops']

/** The ids of a day's places and of the hotel, and those that are on the map. */
function useDayStops({ coast, places }: DayMapProps): { ids: string[]; stops: Stops } {
  const { stay } = useTrip()
  // The map joins kind and slug by a hyphen.
  const ids = [...places, ...(stay ? [`hotel/${stay.hotel}`] : [])].map((key) => key.replace('/', '-'))
  return { ids, stops: coast?.stops.filter(({ id }) => ids.includes(id)) ?? [] }
}

/** The places of one day on the coast, with the hotel. */
export function DayMap(props: DayMapProps) {
  const { coast, number } = props
  const { ids, stops } = useDayStops(props)
  if (!coast || stops.length === 0) return null
  return (
    <CoastMap
      aria-label={`Day ${number} on the coast`}
      shore={coast.shore}
      stops={stops}
      near={ids}
      size="small"
      orientation="vertical"
      linkAs={RouterLink}
      className="trip-map"
    />
  )
}

/** The same in the card of the day, where the screen has no room beside the days. */
export function FoldedDayMap(props: DayMapProps) {
  const [isOpen, setOpen] = useState(false)
  const { stops } = useDayStops(props)
  if (props.places.length === 0 || stops.length === 0) return null
  return (
    <details className="trip-day-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>On the map</summary>
      {isOpen && <DayMap {...props} />}
    </details>
  )
}
