import { ActivityCard } from '@susegad/ui/activity-card'
import type { ActivityOnCard } from '../../page-data/page-data.ts'
import type { PlacePath } from '../../page-data/place-path.ts'
import { useSite } from '../../page-data/site.ts'
import { RouterLink } from '../../shell/navigation/router-link.tsx'
import { SavePlace } from '../../shell/trip/save-place.tsx'
import { imageOf } from './picture-image.ts'
import { useFallback } from './use-fallback.ts'

// Wider than the card, which crops each picture to portrait.
const sizes = '(min-width: 1024px) 520px, (min-width: 640px) 80vw, 150vw'
const inks = ['primary', 'accent', 'tile', 'gold', 'earth', 'ink'] as const

interface ActivityItemProps {
  activity: ActivityOnCard
  /** Index in the row, which selects the ink. */
  place: number
  headingLevel?: 2 | 3
  /** Layout of the card on a phone. */
  phone?: 'upright' | 'row'
}

export function ActivityItem({ activity, place, headingLevel = 3, phone }: ActivityItemProps) {
  const { region } = useSite().business
  return (
    <ActivityCard
      name={activity.name}
      price={activity.price}
      pictures={activity.pictures.map((picture) => imageOf(picture, sizes))}
      sizes={sizes}
      fallback={useFallback('activity')}
      location={activity.location ?? region.name}
      duration={activity.duration}
      summary={activity.cardLine}
      offer={activity.offer}
      status={activity.status}
      tone={inks[place % inks.length]}
      headingLevel={headingLevel}
      phone={phone}
      href={`/activitys/${activity.slug}` satisfies PlacePath}
      linkAs={RouterLink}
      action={<SavePlace place={`activity/${activity.slug}`} name={activity.name} />}
    />
  )
}
