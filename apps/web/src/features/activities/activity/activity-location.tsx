import { named } from 'virtual:business-name'
import type { Activity } from '@susegad/catalog-data/activities'
import { CoastNearby } from '../../../catalogue/coast/coast-nearby.tsx'
import { PlaceSection } from '../../../catalogue/place/place-layout.tsx'
import { PlaceMap } from '../../../catalogue/place/place-map.tsx'

export function ActivityLocation({ activity }: { activity: Activity }) {
  const where = activity.location ?? named.region.name
  return (
    <PlaceSection id="location" heading="Location">
      <p>{where}</p>
      <PlaceMap of={where} where={where} src={activity.mapEmbed} />
      <CoastNearby kind="activity" slug={activity.slug} />
    </PlaceSection>
  )
}
