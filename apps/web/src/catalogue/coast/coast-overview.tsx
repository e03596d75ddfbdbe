import { CoastMap } from '@susegad/ui/coast-map'
import { CoastLink } from './coast-link.tsx'
import { coastPlaces, shore } from './coast-places.ts'
import './coast-overview.css'

const slugOf = (id: string) => id.slice(id.indexOf('-') + 1)

/** The whole coast with its beaches and hotels as stops. */
export function CoastOverview() {
  const stops = coastPlaces.filter(({ kind }) => kind !== 'activity')
  if (stops.length === 0) return null
  return (
    <CoastMap
      className="coast-overview"
      aria-label="The coast of Goa from north to south"
      shore={shore}
      stops={stops}
      renderLink={({ id, kind }, content) => (
        <CoastLink kind={kind} slug={slugOf(id)}>
          {content}
        </CoastLink>
      )}
    />
  )
}
