import { CoastMap } from '@susegad/ui/coast-map'
import { RouterLink } from '../../../shell/navigation/router-link.tsx'
import type { TripPlaces } from '../../../shell/trip/trip-places.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'

interface DayMapProps {
  coast: TripPlaces['coast']
  places: readonly string[]
  /** From 1. */
  number: number
}

/** The places of one day on the coast, with the hotel. */
export function DayMap({ coast, places, number }: DayMapProps) {
  const { stay } = useTrip()
  // The map joins kind and slug by a hyphen.
  const ids = [...places, ...(stay ? [`hotel/${stay.hotel}`] : [])].map((key) => key.replace('/', '-'))
  const stops = coast?.stops.filter(({ id }) => ids.includes(id)) ?? []
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
