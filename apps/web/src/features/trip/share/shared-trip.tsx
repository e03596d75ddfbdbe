import { datesText, isSaved, type SharedPlan, savedPlaces } from '@susegad/catalog-data/trip'
import { Alert } from '@susegad/ui/alert'
import { Button } from '@susegad/ui/button'
import { useNavigate } from '@tanstack/react-router'
import { readTrip } from '../../../shell/trip/device-trip.ts'
import { changeTrip } from '../../../shell/trip/keep-trip.ts'
import { sayPlacesAreLeftOut, sayTripIsReplaced } from '../../../shell/trip/trip-notices.ts'
import { useTrip } from '../../../shell/trip/use-trip.ts'
import { PlaceLink } from '../place/place-link.tsx'
import type { TripPlace } from '../place/trip-place.ts'
import { addToTrip, tripAgain, tripOfShared } from './shared-plan.ts'
import './shared-trip.css'

interface SharedTripProps {
  shared: SharedPlan | 'broken'
  known: ReadonlyMap<string, TripPlace>
}

/** A plan that somebody else has sent as a link, to look at and to keep. */
export function SharedTrip({ shared, known }: SharedTripProps) {
  const own = savedPlaces(useTrip())
  const navigate = useNavigate()
  const close = () => void navigate({ to: '/trip', replace: true })
  if (shared === 'broken')
    return (
      <div className="shared-trip">
        <Alert tone="warning">
          This link is incomplete, so we can’t show the plan. Ask for the link again and copy all of it.
        </Alert>
      </div>
    )
  const isKnown = (place: string) => known.has(place)
  const lost = shared.saved.filter((place) => !isKnown(place)).length
  const keep = () => {
    const before = readTrip()
    changeTrip((trip) => tripOfShared(trip, shared, isKnown, new Date()))
    if (own.length > 0 || before.arrival !== null)
      sayTripIsReplaced((trip) => tripAgain(trip, before, shared, new Date()))
    close()
  }
  const add = () => {
    changeTrip((trip) => addToTrip(trip, shared, isKnown, new Date()))
    const trip = readTrip()
    const left = shared.saved.filter((place) => isKnown(place) && !isSaved(trip, place)).length
    if (left > 0) sayPlacesAreLeftOut(left)
    else close()
  }
  const { arrival, departure } = shared
  return (
    <section className="shared-trip" aria-labelledby="shared">
      <h2 id="shared">A plan shared with you</h2>
      {arrival && departure && <p>{datesText({ arrival, departure })}</p>}
      {lost > 0 && (
        <Alert tone="info">
          {lost === 1 ? 'One place' : `${lost} places`} in this plan {lost === 1 ? 'is' : 'are'} no longer
          available and {lost === 1 ? 'was' : 'were'} left out.
        </Alert>
      )}
      <ol>
        {shared.days.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day is its number
          <li key={index}>
            <b>Day {index + 1}</b> <Places keys={day} known={known} />
          </li>
        ))}
      </ol>
      <Unplanned shared={shared} known={known} />
      <div className="shared-trip-ways">
        <Button onClick={keep}>Use this plan</Button>
        {own.length > 0 && (
          <Button variant="outline" onClick={add}>
            Add these places to my trip
          </Button>
        )}
        <Button variant="ghost" onClick={close}>
          {own.length > 0 ? 'Back to my trip' : 'Not now'}
        </Button>
      </div>
      {own.length > 0 && <p>“Use this plan” replaces your own plan.</p>}
    </section>
  )
}

function Places({ keys, known }: { keys: readonly string[]; known: ReadonlyMap<string, TripPlace> }) {
  const places = keys.flatMap((key) => known.get(key) ?? [])
  if (places.length === 0) return <span>Nothing planned</span>
  return (
    <ul>
      {places.map((place) => (
        <li key={place.key}>
          <PlaceLink place={place} />
        </li>
      ))}
    </ul>
  )
}

function Unplanned({ shared, known }: { shared: SharedPlan; known: ReadonlyMap<string, TripPlace> }) {
  const planned = new Set(shared.days.flat())
  const rest = shared.saved.filter((place) => !planned.has(place))
  if (rest.length === 0) return null
  return (
    <div>
      <b>Saved without a day</b> <Places keys={rest} known={known} />
    </div>
  )
}
