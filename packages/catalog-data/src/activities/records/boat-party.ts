import {
  picture4,
  visitor1,
  visitor2,
  visitor3,
} from '../../pictures/generated/activity-boat-party-in-goa.ts'
import { withAlt } from '../../pictures/picture.ts'
import { mapEmbed } from '../../place/coordinates.ts'
import type { Activity } from '../activity.ts'
import { boatPartyCard } from '../cards/boat-party-card.ts'
import { idRule, privateCab, weatherRule } from '../ground-rules.ts'

export const boatParty: Activity = {
  ...boatPartyCard,
  timeToVisit: 'Wednesday, Friday, Saturday and Sunday from October to May, 5:00 to 8:00 pm',
  description:
    'A wooden boat for sixty leaves Chapora jetty with a DJ on the upper deck and a charcoal grill on the lower one. It goes up the Chapora river past Siolim’s boatyards, anchors for a swim in the still water by the sandbank, and comes back at dusk under its own lamps. Two drinks and a plate from the grill are in the price. It is for adults who want to dance at five in the afternoon and be ashore for a late dinner.',
  highlights: [
    {
      title: 'Music, grill and a swim stop on the Chapora, back before the law turns the music off',
      lines: ['Goa allows no amplified music in the open after 10 pm; this party ends at eight.'],
    },
    {
      title: 'Two drinks and a grill plate included',
      lines: ['Beer, feni and tonic, or kokum soda; chicken, fish or paneer.'],
    },
    { title: 'At most sixty guests', lines: ['The boat is licensed for ninety.'] },
  ],
  schedule: [
    { name: 'Reporting', text: '4:30 pm at Chapora jetty' },
    { name: 'Departure', text: '5:00 pm' },
    { name: 'Swim stop', text: '5:45 pm, 25 minutes' },
    { name: 'Bar and grill', text: 'From 6:15 pm, after the swim' },
    { name: 'Return', text: '8:00 pm' },
  ],
  inclusions: [
    'Three hours on the river',
    'DJ and dance deck',
    'Two drinks',
    'One grill plate',
    'Swim stop with life jackets',
  ],
  notIncluded: ['Further drinks', 'Transfer from anywhere else', 'Towels'],
  requirements: [
    'Guests are 18 or older.',
    idRule,
    'Swimming is for those who are sober and in a life jacket; the crew decides.',
  ],
  tips: [
    'Wear what may get wet and shoes that come off easily.',
    'A dry bag for the phone costs ₹100 at the jetty.',
    'The boat is quietest on Wednesday and fullest on Saturday.',
  ],
  pickup: {
    included: true,
    type: 'Shared minibus',
    points: [
      'Candolim, petrol pump, 3:30 pm',
      'Calangute circle, 3:45 pm',
      'Baga, Tito’s Lane, 4:00 pm',
      'Anjuna, Starco junction, 4:15 pm',
    ],
    details: ['Return to the same points after 8:00 pm.', privateCab],
  },
  departurePoints: ['Chapora fishing jetty, below the fort'],
  forWhom: [
    'Groups of friends',
    'Birthdays and hen parties',
    'Not for children, and not for those in search of quiet',
  ],
  pictures: [
    ...boatPartyCard.pictures,
    withAlt(picture4, 'The grill on the lower deck with smoke rising past the lamps'),
  ],
  visitorPictures: [
    withAlt(visitor1, 'Guests toasting at the rail at sunset'),
    withAlt(visitor2, 'Friends dancing on the upper deck'),
    withAlt(visitor3, 'Swimmers in life jackets beside the boat'),
  ],
  mapEmbed: mapEmbed({ lat: 15.6068, lng: 73.7412 }),
  email: null,
  phone: null,
  contact: null,
  difficulty: 'Easy',
  activities: [
    {
      name: 'Boat party',
      icon: 'music',
      description: 'DJ, dance deck and grill.',
      duration: '3 hours',
      age: '18 and older',
      groupSize: 'Up to 60',
    },
    {
      name: 'Swim stop',
      icon: 'swim',
      description: 'Anchored in still water by the sandbank.',
      duration: '25 minutes',
      safety: 'Life jackets, and a lifeguard in a kayak.',
      restrictions: 'Not after drinking.',
    },
  ],
  food: {
    type: 'Grill, one plate included',
    menu: ['Chicken cafreal skewers', 'Kingfish with recheado', 'Paneer and peppers', 'Salad, poi, lime'],
  },
  entertainment: ['DJ from 5:00 to 7:45 pm', 'Live percussion on Saturday'],
  drinks: [
    {
      name: 'Drinks',
      text: 'Served after the swim. Two are included: beer, feni and tonic, or kokum soda. More at the bar at listed prices.',
    },
  ],
  meetingPoint: 'The tea stall at the head of Chapora jetty',
  languages: ['English', 'Hindi'],
  notAllowed: [
    'Own alcohol',
    'Drugs of any kind: the crew calls the police',
    'Glass on the swimming platform',
    'Drones',
  ],
  photosAllowed: 'Yes; ask before filming other guests',
  notes: ['No parties from June to September.', weatherRule],
  more: [],
  meta: {
    title: 'Boat Party in Goa: three hours on the Chapora river, ₹999',
    description:
      'DJ, grill, two drinks and a swim stop on the Chapora river, 5 to 8 pm, with shared pickup from Candolim to Anjuna. ₹999 a person, 33% off. Adults only.',
    keywords: [
      'boat party Goa',
      'Chapora river boat',
      'party boat North Goa',
      'Goa DJ boat',
      'Siolim cruise',
    ],
    socialPicture: 'social/activitys-boat-party-in-goa',
  },
}
