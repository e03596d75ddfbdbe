import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-butterfly-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const butterflyCard: BeachSummary = {
  id: 'beach-11',
  slug: 'butterfly-beach-goa-india',
  name: 'Butterfly Beach',
  location: 'North of Palolem, Canacona, South Goa',
  coordinates: { lat: 15.0203, lng: 74.0006 },
  category: 'Quiet',
  description:
    'A half-moon of sand two hundred metres long, shut in by rocks and forest, reached by boat or by an hour on foot. There is nothing here but shade, fish and, in the first months after the rains, butterflies.',
  facilityCount: 1,
  sportCount: 2,
  pictures: [
    withAlt(picture1, 'A half-moon of sand between forest and rocks'),
    withAlt(picture2, 'A small boat at anchor in clear water'),
    withAlt(picture3, 'Butterflies over flowers at the forest edge'),
    withAlt(picture4, 'A snorkeller near the rocks'),
  ],
}
