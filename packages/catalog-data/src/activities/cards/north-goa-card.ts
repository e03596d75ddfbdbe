import { picture1, picture2, picture3 } from '../../pictures/generated/activity-north-goa-explorer-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const northGoaCard: ActivitySummary = {
  id: 'activity-14',
  slug: 'north-goa-explorer',
  name: 'North Goa Explorer',
  location: 'Fort Aguada to Chapora',
  coordinates: { lat: 15.5436, lng: 73.7628 },
  status: 'Active',
  price: 299,
  offer: null,
  rating: 4.2,
  duration: '8 to 9 hours',
  cardLine: 'Two forts and four beaches in a day, without a scooter and without a map',
  activityNames: [],
  pictures: [
    withAlt(picture1, 'Fort Aguada’s lighthouse and water moat'),
    withAlt(picture2, 'The ramparts of Chapora fort above Vagator'),
    withAlt(picture3, 'The red cliffs and tide pools of Anjuna'),
  ],
}
