import {
  picture4,
  visitor1,
  visitor2,
  visitor3,
} from '../../pictures/generated/activity-goa-ultimate-5-watersports-adventure.ts'
import { withAlt } from '../../pictures/picture.ts'
import { mapEmbed } from '../../place/coordinates.ts'
import type { Activity } from '../activity.ts'
import { watersportsCard } from '../cards/watersports-card.ts'
import { idRule, noAlcoholRule, privateCab, seaHealthRule, seaSeason, weatherRule } from '../ground-rules.ts'

export const watersports: Activity = {
  ...watersportsCard,
  timeToVisit: 'October to May, 9:30 am to 5:00 pm; the sea is smoothest before noon',
  description:
    'The five rides of Calangute beach on one ticket, from one licensed operator, so that you bargain with no one. A speedboat takes you out to the parasail boat beyond the surf; back at the beach the jet ski, the banana and the bumper follow in whatever order the queue allows. Each ride is short: two hours on the beach are perhaps half an hour on the water. You get wet from the first minute, and the banana is tipped over on purpose unless you tell the driver not to.',
  highlights: [
    { title: 'Parasailing, jet ski, banana, bumper and speedboat on one ticket', lines: [] },
    {
      title: 'One counter, one price',
      lines: ['Nothing more to pay on the sand, apart from the video if you want it.'],
    },
    { title: 'Lifeguards within sight', lines: ['Their tower stands fifty metres from the counter.'] },
  ],
  schedule: [
    { name: 'Reporting', text: 'Any time from 9:30 am to 3:30 pm' },
    { name: 'Briefing', text: '10 minutes' },
    { name: 'Rides', text: 'About 2 hours with waiting' },
  ],
  inclusions: [
    'Five rides',
    'Life jackets',
    'Insurance of the operator',
    'Shared pickup between Candolim and Baga',
  ],
  notIncluded: ['Video from the parasail boat, ₹500', 'Second rounds', 'Lockers, ₹50'],
  requirements: [
    'Minimum age 12 for the jet ski; 8 for the other rides.',
    'Parasailing from 35 to 100 kg.',
    idRule,
    seaHealthRule,
    noAlcoholRule,
  ],
  tips: [
    'Come before eleven: less wind, shorter queues.',
    'Leave the phone in the locker, also in a pouch.',
    'Ask for the gentle banana if someone in the group cannot swim.',
  ],
  pickup: {
    included: true,
    type: 'Shared minibus, on the hour',
    points: ['Candolim, St Anthony chapel', 'Calangute circle', 'Baga, bus stand'],
    details: ['From elsewhere by own transport.', privateCab],
  },
  departurePoints: ['Water sports counter, Calangute beach, 150 m south of the main steps'],
  forWhom: ['Groups of friends', 'Families with children from 8', 'First-timers'],
  pictures: [
    ...watersportsCard.pictures,
    withAlt(picture4, 'Two riders on a bumper ring bouncing behind a boat'),
  ],
  visitorPictures: [
    withAlt(visitor1, 'A family in life jackets at the edge of the surf'),
    withAlt(visitor2, 'A visitor waving from a parasail'),
    withAlt(visitor3, 'Friends falling off the banana boat'),
  ],
  mapEmbed: mapEmbed({ lat: 15.5438, lng: 73.7552 }),
  email: null,
  phone: null,
  contact: null,
  difficulty: 'Easy',
  activities: [
    {
      name: 'Parasailing',
      icon: 'parasail',
      description: 'Up from the deck of the boat and back on to it.',
      duration: '5 to 7 minutes in the air with the others waiting their turn',
      age: '8 and older',
      restrictions: '35 to 100 kg; lighter guests fly in pairs.',
      safety: 'Harness checked by two people; no flights above 18 mph of wind.',
    },
    {
      name: 'Jet ski ride',
      icon: 'jet-ski',
      description: 'One round with a driver behind you.',
      duration: 'About 300 m',
      age: '12 and older',
    },
    {
      name: 'Banana ride',
      icon: 'banana',
      duration: '10 minutes',
      age: '8 and older',
      groupSize: '4 to 6',
      notes: 'Say so if you do not want to be tipped over.',
    },
    {
      name: 'Bumper ride',
      icon: 'bumper',
      duration: '5 minutes',
      age: '8 and older',
      restrictions: 'Not for weak backs or necks.',
      groupSize: '2',
    },
    {
      name: 'Speedboat ride',
      icon: 'speedboat',
      duration: '10 minutes, on the way to the parasail',
      age: 'All who join the parasail',
    },
  ],
  meetingPoint: 'The counter with the blue flags, Calangute beach',
  languages: ['English', 'Hindi', 'Marathi'],
  addOns: ['Scuba day at Grande Island on another morning, at its own price'],
  notAllowed: ['Own selfie sticks on rides', 'Rides after drinking', 'Leaving the life jacket open'],
  photosAllowed: 'From the beach',
  notes: [seaSeason, weatherRule],
  more: [],
  meta: {
    title: 'Goa Water Sports: 5 rides at Calangute on one ticket, ₹999',
    description:
      'Parasailing, jet ski, banana, bumper and speedboat at Calangute from one licensed operator. ₹999 a person, 33% off, with pickup from Candolim to Baga.',
    keywords: [
      'water sports Goa',
      'Calangute water sports',
      'parasailing Goa price',
      'jet ski Goa',
      'banana ride Goa',
    ],
    socialPicture: 'social/activitys-goa-ultimate-5-watersports-adventure',
  },
}
