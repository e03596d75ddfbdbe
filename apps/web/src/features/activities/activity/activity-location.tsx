import { CoastNearby } from '../../../catalogue/coast/coast-nearby.tsx'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import { PlaceMap } from '../../../catalogue/place/place-map.tsx'
import type { PageData } from '../../../page-data/page-data.ts'
import { useSite } from '../../../page-data/site.ts'

export function ActivityLocation({ activity, near }: Pick<PageData['activity'], 'activity' | 'near'>) {
  const { region } = useSite().business
  const where = activity.location ?? region.name
  return (
    <PlaceSection id="location" heading="Location">
      <p>{where}</p>
      <PlaceMap of={where} where={where} src={activity.mapEmbed} />
      <CoastNearby near={near} />
    </PlaceSection>
  )
}
