import {
  picture1,
  picture2,
  picture3,
} from '../../pictures/generated/activity-dudhsagar-waterfall-in-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const dudhsagarCard: ActivitySummary = {
  id: 'activity-7',
  slug: 'dudhsagar-waterfall-in-goa-india',
  name: 'Dudhsagar Waterfall by Jeep',
  location: 'Collem, Dharbandora',
  coordinates: { lat: 15.3362, lng: 74.2476 },
  status: 'Active',
  price: 1499,
  offer: 25,
  rating: 4.6,
  duration: '10 to 11 hours',
  cardLine: 'A jeep ride through the forest to a waterfall of 310 metres in four tiers',
  activityNames: [],
  pictures: [
    withAlt(picture1, 'The Dudhsagar falls in four white tiers with a train on the viaduct'),
    withAlt(picture2, 'A jeep crossing a forest stream'),
    withAlt(picture3, 'Bathers in life jackets in the pool below the falls'),
  ],
}
