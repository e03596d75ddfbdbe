import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-colva-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const colvaCard: BeachSummary = {
  id: 'beach-9',
  slug: 'colva-beach-goa-india',
  name: 'Colva Beach',
  location: 'Colva, Salcete, South Goa',
  coordinates: { lat: 15.2768, lng: 73.9142 },
  category: 'Beach',
  description:
    'The town beach of the south, at the middle of twenty kilometres of unbroken sand. Busy at the roundabout, empty ten minutes to either side.',
  facilityCount: 6,
  sportCount: 4,
  pictures: [
    withAlt(picture1, 'Colva beach, white and wide, with fishing boats'),
    withAlt(picture2, 'Fishermen hauling a long net at dawn'),
    withAlt(picture3, 'The church of Our Lady of Mercy'),
    withAlt(picture4, 'Cyclists at the water’s edge'),
  ],
}
