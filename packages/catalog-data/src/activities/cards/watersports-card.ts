import {
  picture1,
  picture2,
  picture3,
} from '../../pictures/generated/activity-goa-ultimate-5-watersports-adventure-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const watersportsCard: ActivitySummary = {
  id: 'activity-12',
  slug: 'goa-ultimate-5-watersports-adventure',
  name: 'Goa Ultimate 5 Watersports Adventure',
  location: 'Calangute Beach, North Goa',
  coordinates: { lat: 15.5438, lng: 73.7552 },
  status: 'Active',
  price: 999,
  offer: 33,
  rating: 4.4,
  duration: 'About 2 hours',
  cardLine: 'Parasailing, jet ski, banana, bumper and speedboat on one ticket',
  activityNames: ['Parasailing', 'Jet ski ride', 'Banana ride', 'Bumper ride', 'Speedboat ride'],
  pictures: [
    withAlt(picture1, 'A striped parasail above the sea off Calangute'),
    withAlt(picture2, 'A jet ski cutting across a wave'),
    withAlt(picture3, 'Four riders on a yellow banana boat'),
  ],
}
