import { Button } from '@susegad/ui/button'
import { PlusIcon, TrashIcon } from '@susegad/ui/icon'
import { within } from '../../content/pointer.ts'
import { NumberEntry } from '../entries/number-entry.tsx'
import { type EntryProps, nothing } from '../host/entry-props.ts'
import { useFacts, useHost } from '../host/form-host.ts'
import { CoastPicker } from './coast-picker.tsx'

const degrees = { kind: 'number', unit: 'plain', whole: false } as const

/** Coordinates, set on the map or typed. */
export function PlaceEntry({ shape, value, at, label, required, level }: EntryProps<'place'>) {
  const { edit } = useHost()
  const { problemAt, coast, region } = useFacts()
  const place = typeof value === 'object' && value !== null ? value : undefined
  const lat: unknown = place && Reflect.get(place, 'lat')
  const lng: unknown = place && Reflect.get(place, 'lng')
  const known = typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined
  const outside =
    known &&
    region &&
    (known.lat < region.south ||
      known.lat > region.north ||
      known.lng < region.west ||
      known.lng > region.east)
  const problem = outside
    ? 'This is outside the region of your business. Check that north and east are not swapped.'
    : problemAt(at)
  if (!place && !required)
    return (
      <div className="studio-absent">
        <p>
          <b>{label}</b>
          <span>Without them it is not shown on maps.</span>
        </p>
        <Button
          variant="outline"
          size="sm"
          onClick={() => edit(at, region ? middleOf(region) : { lat: 0, lng: 0 })}
        >
          <PlusIcon />
          Set on the map
        </Button>
      </div>
    )
  const field = (name: 'lat' | 'lng', text: string, number: unknown) => (
    <NumberEntry
      shape={degrees}
      name={name}
      value={number}
      at={within(at, name)}
      label={text}
      required
      level={level + 1}
    />
  )
  return (
    <fieldset className="studio-group studio-place">
      <legend>{label}</legend>
      {coast && <CoastPicker coast={coast} place={known} onPick={(next) => edit(at, next)} />}
      <div className="studio-place-numbers">
        {field('lat', 'Latitude', lat)}
        {field('lng', 'Longitude', lng)}
        {problem && <p className="studio-problem">{problem}</p>}
        {!required && (
          <Button
            variant="ghost"
            size="sm"
            className="studio-take-out"
            onClick={() => edit(at, nothing(shape, required))}
          >
            <TrashIcon />
            Remove from the map
          </Button>
        )}
      </div>
    </fieldset>
  )
}

const middleOf = ({
  south,
  west,
  north,
  east,
}: {
  south: number
  west: number
  north: number
  east: number
}) => ({
  lat: rounded((south + north) / 2),
  lng: rounded((west + east) / 2),
})

const rounded = (value: number) => Math.round(value * 1e4) / 1e4
