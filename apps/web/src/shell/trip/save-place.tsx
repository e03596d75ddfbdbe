import { isSaved, MOST_SAVED, type PlaceKey, removePlace, savePlace } from '@susegad/catalog-data/trip'
import { SaveButton } from '@susegad/ui/save-button'
import { changeTrip } from './device-trip.ts'
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
  changeTrip((trip) => {
    const now = new Date()
    const changed = pressed ? savePlace(trip, place, now) : removePlace(trip, place, now)
    if (changed === trip) alert(`Your trip holds ${MOST_SAVED} places. Take one off to save another.`)
    return changed
  })
}
