import {
  picture1,
  picture2,
  picture3,
} from '../../pictures/generated/activity-kayaking-in-goa-baga-beach-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const kayakingCard: ActivitySummary = {
  id: 'activity-8',
  slug: 'kayaking-in-goa-baga-beach',
  name: 'Kayaking at Baga',
  location: 'Baga Creek, Baga',
  coordinates: { lat: 15.5618, lng: 73.7524 },
  status: 'Active',
  price: 499,
  offer: 50,
  rating: 4.4,
  duration: '1 hour',
  cardLine: 'Calm water, mangroves and kingfishers five minutes from the noise of Baga',
  activityNames: ['Sit-on-top kayaking'],
  pictures: [
    withAlt(picture1, 'Two kayaks side by side on Baga creek'),
    withAlt(picture2, 'A paddler passing mangrove roots'),
    withAlt(picture3, 'Kayaks drawn up on the sand at the mouth of the creek'),
  ],
}
