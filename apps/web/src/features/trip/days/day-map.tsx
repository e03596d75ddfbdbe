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

/** A day's way from the hotel and back by the ids of the map, and what of it is on the map. */
function useDayRoute({ coast, places }: DayMapProps): { route: string[]; stops: Stops } {
  const { stay } = useTrip()
  const hotel = stay ? [`hotel/${stay.hotel}`] : []
  // The map joins kind and slug by a hyphen.
  const route = [...hotel, ...places, ...hotel].map((key) => key.replace('/', '-'))
  return { route, stops: coast?.stops.filter(({ id }) => route.includes(id)) ?? [] }
}

/** The way of one day on the coast, from the hotel and back. */
export function DayMap(props: DayMapProps) {
  const { coast, number } = props
  const { route, stops } = useDayRoute(props)
  if (!coast || stops.length === 0) return null
  return (
    <CoastMap
      aria-label={`Day ${number} on the coast`}
      shore={coast.shore}
      stops={stops}
      route={route}
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
  const { stops } = useDayRoute(props)
  if (props.places.length === 0 || stops.length === 0) return null
  return (
    <details className="trip-day-fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>On the map</summary>
      {isOpen && <DayMap {...props} />}
    </details>
  )
}
