import { isSaved, type PlaceKey, removePlace, savePlace } from '@susegad/catalog-data/trip'
import { SaveButton } from '@susegad/ui/save-button'
import { changeTrip } from './keep-trip.ts'
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
    const changed = (pressed ? savePlace : removePlace)(trip, place, new Date())
    if (pressed && changed === trip)
      import('./trip-notices.ts').then(
        ({ sayTripIsFull }) => sayTripIsFull(),
        () => {},
      )
    return changed
  })
}
