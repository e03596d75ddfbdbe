import { CoastMap } from '@susegad/ui/coast-map'
import type { CoastData } from '../../page-data/coast-data.ts'
import { useSite } from '../../page-data/site.ts'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import './coast-overview.css'

/** The whole coast with its beaches and hotels as stops. */
export function CoastOverview({ coast }: { coast: CoastData | null }) {
  const { region } = useSite().business
  if (!coast) return null
  return (
    <CoastMap
      className="coast-overview"
      aria-label={`The coast of ${region.name} from north to south`}
      shore={coast.shore}
      stops={coast.stops}
      linkAs={RouterLink}
    />
  )
}
