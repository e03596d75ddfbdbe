import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-baga-famous-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const bagaCard: BeachSummary = {
  id: 'beach-5',
  slug: 'baga-famous-beach-goa-india',
  name: 'Baga Beach',
  location: 'Baga, Bardez, North Goa',
  coordinates: { lat: 15.5553, lng: 73.7517 },
  category: 'Beach',
  description:
    'The loudest mile of Goa: shacks, water sports and clubs from the creek to where Calangute begins. Come early and it is also a good place to swim.',
  facilityCount: 7,
  sportCount: 6,
  pictures: [
    withAlt(picture1, 'Baga beach with striped umbrellas and a parasail'),
    withAlt(picture2, 'Shack tables with lamps on the sand at night'),
    withAlt(picture3, 'Boats for water sports lined up at the edge of the surf'),
    withAlt(picture4, 'Baga creek and the hill from the beach'),
  ],
}
