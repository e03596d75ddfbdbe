import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-candolim-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const candolimCard: BeachSummary = {
  id: 'beach-7',
  slug: 'candolim-beach-goa-india',
  name: 'Candolim Beach',
  location: 'Candolim, Bardez, North Goa',
  coordinates: { lat: 15.5178, lng: 73.7628 },
  category: 'Beach',
  description:
    'Wide and orderly, behind low dunes that keep the road out of sight, with Fort Aguada at its southern end. The best compromise in the north between company and calm.',
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    withAlt(picture1, 'Candolim beach behind its green dunes'),
    withAlt(picture2, 'The lower wall of Fort Aguada at the end of the sand'),
    withAlt(picture3, 'Sunbeds and parasols outside a shack'),
    withAlt(picture4, 'A footpath through the dune creepers'),
  ],
}
