import { CoastMap } from '@susegad/ui/coast-map'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import { coastPlaces, type PlaceKind, placeHref, placesNear, shore, stopId } from './coast-places.ts'
import './coast-nearby.css'

const NEARBY_SHOWN = 5

interface CoastNearbyProps {
  kind: PlaceKind
  slug: string
}

const distanceText = (kilometres: number) =>
  kilometres < 1 ? 'under 1 km' : `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`

/** A coast map of the place and its nearest neighbours. */
export function CoastNearby({ kind, slug }: CoastNearbyProps) {
  const id = stopId(kind, slug)
  const near = placesNear(id, NEARBY_SHOWN)
  if (near.length === 0) return null
  const shown = [id, ...near.map(({ place }) => place.id)]
  return (
    <div className="coast-nearby">
      <div>
        <h3 className="place-subheading">What is near</h3>
        <ul className="coast-nearby-list">
          {near.map(({ place, distance }) => (
            <li key={place.id}>
              <RouterLink href={placeHref(place)}>{place.name}</RouterLink>
              <span>{distanceText(distance)}</span>
            </li>
          ))}
        </ul>
        <p className="coast-nearby-note">As the crow flies, and for tours to where they start.</p>
      </div>
      {shore ? (
        <CoastMap
          aria-label="Where it lies on the coast"
          size="small"
          orientation="vertical"
          shore={shore}
          stops={coastPlaces.filter((place) => shown.includes(place.id))}
          current={id}
          near={near.map(({ place }) => place.id)}
        />
      ) : null}
    </div>
  )
}
