import { picture1, picture2, picture3 } from '../../pictures/generated/activity-flyboarding-in-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const flyboardingCard: ActivitySummary = {
  id: 'activity-10',
  slug: 'flyboarding-in-goa',
  name: 'Flyboarding in Goa',
  location: 'Sinquerim, North Goa',
  coordinates: { lat: 15.4992, lng: 73.7672 },
  status: 'Active',
  price: 2299,
  offer: 25,
  rating: 4.5,
  duration: '15 to 20 minutes on the board, about 1 hour in all',
  cardLine: 'Up to eight metres above the sea on two jets of water, taught by an instructor on the jet ski',
  activityNames: ['Flyboarding'],
  pictures: [
    withAlt(picture1, 'A flyboarder standing on two jets of water above the sea'),
    withAlt(picture2, 'A beginner just above the surface with an instructor on a jet ski'),
    withAlt(picture3, 'A flyboarder leaning back against the fort headland'),
  ],
}
