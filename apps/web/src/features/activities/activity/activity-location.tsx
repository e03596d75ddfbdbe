import type { Activity } from '@susegad/catalog-data/activities'
import { CoastNearby } from '../../../catalogue/coast-nearby.tsx'
import { PlaceSection } from '../../../catalogue/place-layout.tsx'
import { PlaceMap } from '../../../catalogue/place-map.tsx'

export function ActivityLocation({ activity }: { activity: Activity }) {
  const where = activity.location ?? 'Goa'
  return (
    <PlaceSection id="location" heading="Location">
      <p>{where}</p>
      <PlaceMap of={where} where={where} src={activity.mapEmbed} />
      <CoastNearby kind="activity" slug={activity.slug} />
    </PlaceSection>
  )
}
