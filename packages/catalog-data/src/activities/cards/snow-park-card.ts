import { picture1, picture2, picture3 } from '../../pictures/generated/activity-snow-park-goa-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { ActivitySummary } from '../activity.ts'

export const snowParkCard: ActivitySummary = {
  id: 'activity-9',
  slug: 'snow-park-goa',
  name: 'Snow Park Goa',
  location: 'Baga–Arpora, North Goa',
  coordinates: { lat: 15.5636, lng: 73.7602 },
  status: 'Active',
  price: 349,
  offer: 50,
  rating: 4.1,
  duration: null,
  cardLine: 'A hall kept at five degrees below zero, ten minutes from a warm sea.',
  activityNames: ['Snow slide', 'Sledging', 'Ice sculptures', 'Snow dance floor'],
  pictures: [
    withAlt(picture1, 'Children in padded jackets on a snow slide indoors'),
    withAlt(picture2, 'An igloo and ice sculptures in blue light'),
    withAlt(picture3, 'A family throwing snowballs'),
  ],
}
