import { named } from 'virtual:business-name'
import { CoastMap } from '@susegad/ui/coast-map'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import { coastPlaces, placeHref, shore } from './coast-places.ts'
import './coast-overview.css'

/** The whole coast with its beaches and hotels as stops. */
export function CoastOverview() {
  const stops = coastPlaces
    .filter(({ kind }) => kind !== 'activity')
    .map((place) => ({ ...place, href: placeHref(place) }))
  if (!shore || stops.length === 0) return null
  return (
    <CoastMap
      className="coast-overview"
      aria-label={`The coast of ${named.region.name} from north to south`}
      shore={shore}
      stops={stops}
      linkAs={RouterLink}
    />
  )
}
