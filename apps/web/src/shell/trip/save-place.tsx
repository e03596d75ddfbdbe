import type { PlaceKey } from '@susegad/catalog-data/trip'
import { SaveButton } from '@susegad/ui/save-button'
import { changeTrip, isSaved } from './device-trip.ts'
import { useTrip } from './use-trip.ts'

interface SavePlaceProps {
  place: PlaceKey
  name: string
  /** Beside other buttons; otherwise it stands on a picture. */
  besideButtons?: boolean
}

/** Saves a place to the trip, or takes it off again. */
export function SavePlace({ place, name, besideButtons = false }: SavePlaceProps) {
  const pressed = isSaved(useTrip(), place)
  return (
    <SaveButton
      name={name}
      pressed={pressed}
      onPressedChange={(next) => save(place, next)}
      {...(besideButtons ? { variant: 'outline', children: 'Save' } : {})}
    />
  )
}

function save(place: PlaceKey, pressed: boolean): void {
  const at = new Date().toISOString()
  changeTrip((trip) => {
    const others = trip.saved.filter((one) => one.place !== place)
    if (pressed) return { ...trip, saved: [...others, { place, at }] }
    const days = trip.days.map((day) => day.filter((stop) => stop !== place))
    return { ...trip, days, saved: [...others, { place, at, gone: true }] }
  })
}
