import { picture1, picture2, picture3 } from '../../pictures/generated/activity-boat-party-in-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const boatPartyCard: ActivitySummary = {
  id: 'activity-3',
  slug: 'boat-party-in-goa',
  name: 'Boat Party in Goa',
  location: 'Chapora River, Siolim',
  coordinates: { lat: 15.6068, lng: 73.7412 },
  status: 'Active',
  price: 999,
  offer: 33,
  rating: 4.4,
  duration: '3 hours',
  cardLine: 'Music, grill and a swim stop on the Chapora, back before the law turns the music off',
  activityNames: ['Boat party', 'Swim stop'],
  pictures: [
    withAlt(picture1, 'A party boat strung with lamps on the Chapora river at dusk'),
    withAlt(picture2, 'People dancing on the upper deck under bunting'),
    withAlt(picture3, 'A swimmer jumping from the stern platform'),
  ],
}
