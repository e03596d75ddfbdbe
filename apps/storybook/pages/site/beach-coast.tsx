import type { BeachSummary } from '@susegad/catalog-data/beaches'
import { createCoastMap, rivers } from '@susegad/catalog-data/coast'
import { CoastMap } from '@susegad/ui/coast-map'

const size = { width: 420, height: 1000 }
const coast = createCoastMap({ ...size, padding: 24 })
const shore = { ...size, path: coast.coastPath(), rivers: rivers.map(coast.riverPath) }

/** A coast map of beaches from north to south. */
export function BeachCoast({ beaches }: { beaches: readonly BeachSummary[] }) {
  return (
    <CoastMap
      aria-label="The coast of Goa from north to south"
      shore={shore}
      stops={beaches.flatMap(({ slug, name, coordinates }) =>
        coordinates ? [{ id: slug, name, kind: 'beach' as const, ...coast.project(coordinates) }] : [],
      )}
      renderLink={({ id }, content) => <a href={`#/beaches/${id}`}>{content}</a>}
    />
  )
}
