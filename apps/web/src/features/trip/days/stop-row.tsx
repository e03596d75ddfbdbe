import { type Drive, type PlaceKey, removePlace, setStay, type TripDay } from '@susegad/catalog-data/trip'
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@susegad/ui/dropdown-menu'
import { Picture } from '@susegad/ui/picture'
import { SortableHandle } from '@susegad/ui/sortable'
import { imageOf } from '../../../catalogue/items/picture-image.ts'
import { useFallback } from '../../../catalogue/items/use-fallback.ts'
import { changeTrip } from '../../../shell/trip/keep-trip.ts'
import { sayPlaceIsRemoved } from '../../../shell/trip/trip-notices.ts'
import { PlaceLink } from '../place/place-link.tsx'
import type { TripPlace } from '../place/trip-place.ts'
import { changeWithFocus, move } from './move-place.ts'

interface StopRowProps {
  stop: PlaceKey
  /** Undefined if the business no longer has it. */
  place: TripPlace | undefined
  /** By road, from the stop before. */
  drive: Drive | null
  at: { day: number | null; index: number }
  last: boolean
  days: readonly TripDay[]
}

function remove(place: PlaceKey, name: string): void {
  changeTrip((trip) => {
    sayPlaceIsRemoved(trip, place, name)
    const left = removePlace(trip, place, new Date())
    return place === `hotel/${trip.stay?.hotel}` ? setStay(left, null, new Date()) : left
  })
}

/** A place with its picture, and the menu that moves it. */
export function StopRow({ stop, place, drive, at, last, days }: StopRowProps) {
  const fallback = useFallback(place?.kind ?? 'beach')
  const name = place?.name ?? 'A place that we no longer offer'
  const moveTo = (day: number | null, index: number) =>
    changeWithFocus(stop, () => move(stop, { day, index }))
  return (
    <li className="trip-stop">
      {place?.picture && (
        <Picture
          {...imageOf(place.picture, '4rem')}
          ratio="square"
          fallback={fallback}
          className="trip-stop-picture"
        />
      )}
      <div className="trip-stop-words">
        {place ? <PlaceLink place={place} /> : <b>{name}</b>}
        {place?.location && <p>{place.location}</p>}
        {drive && drive.minutes > 0 && (
          <p>
            {drive.about ? 'About ' : ''}
            {drive.minutes} min by road
          </p>
        )}
      </div>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <SortableHandle entry={name} keyboard={false} aria-label={`Move ${name}`} data-place={stop} />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {at.day !== null && at.index > 0 && (
            <DropdownMenuItem onSelect={() => moveTo(at.day, at.index - 1)}>Earlier</DropdownMenuItem>
          )}
          {at.day !== null && !last && (
            <DropdownMenuItem onSelect={() => moveTo(at.day, at.index + 1)}>Later</DropdownMenuItem>
          )}
          {/* A hotel has no day: one that is no longer offered can only be removed. */}
          {days.map(({ places }, day) =>
            day === at.day || stop.startsWith('hotel/') ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
              <DropdownMenuItem key={day} onSelect={() => moveTo(day, places.length)}>
                Day {day + 1}
              </DropdownMenuItem>
            ),
          )}
          <DropdownMenuSeparator />
          {at.day !== null && (
            <DropdownMenuItem onSelect={() => moveTo(null, 0)}>Not planned yet</DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => changeWithFocus(stop, () => remove(stop, name))}>
            Remove from the trip
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
    </li>
  )
}
