import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-palolem-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const palolemCard: BeachSummary = {
  id: 'beach-12',
  slug: 'palolem-beach-goa-india',
  name: 'Palolem Beach',
  location: 'Palolem, Canacona, South Goa',
  coordinates: { lat: 15.01, lng: 74.0232 },
  category: 'Beach',
  description:
    'A crescent a mile long, closed by a wooded island on one side and boulders on the other, with the calmest sea in Goa inside. Painted huts stand in one row under the palms.',
  facilityCount: 7,
  sportCount: 4,
  pictures: [
    withAlt(picture1, 'The crescent of Palolem with its wooded island'),
    withAlt(picture2, 'Painted huts on stilts under palms'),
    withAlt(picture3, 'Kayaks on the flat water of the bay'),
    withAlt(picture4, 'Wading to the island at low tide'),
  ],
}
