import {
  picture1,
  picture2,
  picture3,
} from '../../pictures/generated/activity-dolphin-watching-cruise-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const dolphinsCard: ActivitySummary = {
  id: 'activity-13',
  slug: 'dolphin-watching-cruise-goa',
  name: 'Dolphin Watching Cruise',
  location: 'Coco Beach, Nerul',
  coordinates: { lat: 15.4986, lng: 73.7946 },
  status: 'Active',
  price: 249,
  offer: 38,
  rating: 4.3,
  duration: '1 hour',
  cardLine: 'Humpback dolphins at the mouth of the Mandovi, with the engine off when they surface',
  activityNames: ['Dolphin watching by boat'],
  pictures: [
    withAlt(picture1, 'Two humpback dolphins surfacing beside a small wooden boat'),
    withAlt(picture2, 'A boat below the walls and lighthouse of Fort Aguada'),
    withAlt(picture3, 'The line of boats on the sand at Coco beach'),
  ],
}
