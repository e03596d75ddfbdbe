import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-calangute-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const calanguteCard: BeachSummary = {
  id: 'beach-6',
  slug: 'calangute-beach-goa-india',
  name: 'Calangute Beach',
  location: 'Calangute, Bardez, North Goa',
  coordinates: { lat: 15.5439, lng: 73.7553 },
  category: 'Beach',
  description:
    'The longest of the northern beaches and the one every Indian family knows, with steps, stalls, lifeguards and everything else in reach. Five hundred metres either side of the main steps it grows calm.',
  facilityCount: 6,
  sportCount: 5,
  pictures: [
    withAlt(picture1, 'Calangute beach and its broad steps, with families at the water'),
    withAlt(picture2, 'A parasail rising from a boat off Calangute'),
    withAlt(picture3, 'The white church of St Alex with its dome'),
    withAlt(picture4, 'A lifeguard tower with red and yellow flags'),
  ],
}
