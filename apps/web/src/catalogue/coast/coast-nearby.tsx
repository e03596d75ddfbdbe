import { CoastMap } from '@susegad/ui/coast-map'
import type { NearbyData, NearbyLink } from '../../page-data/coast-data.ts'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import './coast-nearby.css'

const distanceText = (kilometres: number) =>
  kilometres < 1 ? 'under 1 km' : `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`

/** A coast map of the place and its nearest neighbours. */
export function CoastNearby({ near: nearby }: { near: NearbyData | null }) {
  if (!nearby) return null
  const { current, near, stay, shore, stops } = nearby
  return (
    <div className="coast-nearby">
      <div>
        {near.length > 0 ? (
          <>
            <h3 className="place-subheading">Nearby</h3>
            <Places places={near} />
          </>
        ) : null}
        {stay ? (
          <>
            <h3 className="place-subheading">Nearest hotel</h3>
            <Places places={[stay]} />
          </>
        ) : null}
        <p className="coast-nearby-note">
          Distances are as the crow flies; for tours, to the starting point.
        </p>
      </div>
      {shore ? (
        <CoastMap
          aria-label="Where it is on the coast"
          size="small"
          orientation="vertical"
          shore={shore}
          stops={stops}
          current={current}
          near={[...near, ...(stay ? [stay] : [])].map(({ id }) => id)}
        />
      ) : null}
    </div>
  )
}

function Places({ places }: { places: readonly NearbyLink[] }) {
  return (
    <ul className="coast-nearby-list">
      {places.map(({ id, name, href, distance }) => (
        <li key={id}>
          <RouterLink href={href}>{name}</RouterLink>
          <span>{distanceText(distance)}</span>
        </li>
      ))}
    </ul>
  )
}
