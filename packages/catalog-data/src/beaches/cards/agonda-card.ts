import {
  picture1,
  picture2,
  picture3,
  picture4,
} from '../../pictures/generated/beach-agonda-beach-goa-india-card.ts'
import { withAlt } from '../../pictures/picture.ts'
import type { BeachSummary } from '../beach.ts'

export const agondaCard: BeachSummary = {
  id: 'beach-10',
  slug: 'agonda-beach-goa-india',
  name: 'Agonda Beach',
  location: 'Agonda, Canacona, South Goa',
  coordinates: { lat: 15.0448, lng: 73.9856 },
  category: 'Quiet',
  description:
    'Three kilometres in a long curve between two wooded headlands, with one road, huts of wood and leaf, and no loud music by agreement of the village. Turtles nest here, which settles most questions.',
  facilityCount: 4,
  sportCount: 2,
  pictures: [
    withAlt(picture1, 'The long curve of Agonda between wooded headlands'),
    withAlt(picture2, 'Huts of wood and palm leaf along the sand'),
    withAlt(picture3, 'A fenced turtle nest with a small sign'),
    withAlt(picture4, 'A kayak pulled up under palms'),
  ],
}
