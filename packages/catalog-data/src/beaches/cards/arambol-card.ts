import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-arambol-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const arambolCard: BeachSummary = {
  id: 'beach-1',
  slug: 'arambol-beach-goa-india',
  name: 'Arambol Beach',
  location: 'Arambol, Pernem, North Goa',
  coordinates: { lat: 15.6868, lng: 73.7042 },
  category: 'Beach',
  description:
    'Two kilometres of firm sand below a village of musicians, with a freshwater lake behind the next headland. People come for a week and leave after a season.',
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    withAlt(picture1, 'Arambol beach from the cliff path, with the village behind palms'),
    withAlt(picture2, 'Drummers and dancers in a ring on the sand at sunset'),
    withAlt(picture3, 'The sweet-water lake behind its bar of sand'),
    withAlt(picture4, 'A paraglider above the north end of the beach'),
  ],
}
