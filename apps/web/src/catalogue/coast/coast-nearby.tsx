import { CoastMap } from '@susegad/ui/coast-map'
import type { NearbyData } from '../../page-data/coast-data.ts'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import './coast-nearby.css'

const distanceText = (kilometres: number) =>
  kilometres < 1 ? 'under 1 km' : `${kilometres < 10 ? kilometres.toFixed(1) : Math.round(kilometres)} km`

/** A coast map of the place and its nearest neighbours. */
export function CoastNearby({ near: nearby }: { near: NearbyData | null }) {
  if (!nearby) return null
  const { current, near, shore, stops } = nearby
  return (
    <div className="coast-nearby">
      <div>
        <h3 className="place-subheading">What is near</h3>
        <ul className="coast-nearby-list">
          {near.map(({ id, name, href, distance }) => (
            <li key={id}>
              <RouterLink href={href}>{name}</RouterLink>
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
          stops={stops}
          current={current}
          near={near.map(({ id }) => id)}
        />
      ) : null}
    </div>
  )
}
