import {
  picture4,
  visitor1,
  visitor2,
  visitor3,
} from '../../pictures/generated/activity-scuba-diving-combo-goa.ts'
import { withAlt } from '../../pictures/picture.ts'
import { mapEmbed } from '../../place/coordinates.ts'
import type { Activity } from '../activity.ts'
import { scubaComboCard } from '../cards/scuba-combo-card.ts'
import { idRule, noAlcoholRule, privateCab, seaHealthRule, seaSeason, weatherRule } from '../ground-rules.ts'

export const scubaCombo: Activity = {
  ...scubaComboCard,
  timeToVisit: 'October to May, best from November to February when the water is clearest',
  description:
    'A day on the water around a first dive. The boat goes down the Mandovi from Malim, past Fort Aguada, and across to Grande Island off Mormugao. In the sheltered bay an instructor explains the equipment, practises breathing with you at the surface, and takes you down alone, at arm’s length, to between four and eight metres. You are under for about fifteen minutes. Visibility in Goa is three to six metres, not the blue of the Andamans: expect parrotfish, butterflyfish and a small wreck in green light. The other rides follow at the beach on the way back.',
  highlights: [
    {
      title: 'A guided first dive beside Grande Island, with one instructor to each diver',
      lines: ['No swimming needed, no certificate given.', 'About 15 minutes under water, at 4 to 8 metres.'],
    },
    {
      title: 'Five things on one ticket',
      lines: ['Scuba, snorkelling, jet ski, banana ride and bumper ride.'],
    },
    {
      title: 'Breakfast and lunch on the boat',
      lines: ['Tea, fruit and sandwiches early; a simple Goan lunch after the dive.'],
    },
    { title: 'Groups of ten', lines: ['So that nobody sits for two hours in a wet suit.'] },
  ],
  schedule: [
    { name: 'Pickup', text: '7:00 to 7:45 am' },
    { name: 'Boat leaves Malim', text: '8:30 am' },
    { name: 'Grande Island', text: '10:00 am to 1:00 pm' },
    { name: 'Back ashore', text: 'About 3:00 pm' },
  ],
  inclusions: [
    'Instructor and all diving equipment',
    'Snorkelling with mask and vest',
    'One jet ski, one banana and one bumper ride',
    'Light breakfast, lunch and water',
    'Three underwater photographs',
    'Shared transfer in North Goa',
  ],
  notIncluded: ['Underwater video, ₹500 on the boat', 'Towels and dry clothes', 'Alcohol'],
  requirements: [
    'Minimum age 12 for scuba and for the jet ski.',
    idRule,
    'A health form, signed at the jetty; from 12 to 17 a parent signs too.',
    seaHealthRule,
    noAlcoholRule,
    'Leave 18 hours between the dive and a flight.',
  ],
  tips: [
    'Tell the instructor if you have a cold: blocked ears are the usual reason a dive ends early.',
    'Take a seasickness tablet an hour before if boats trouble you; the crossing can roll.',
    'Dark swimwear under light clothes, a cap with a string, no jewellery.',
  ],
  pickup: {
    included: true,
    type: 'Shared minibus',
    points: ['Anjuna', 'Baga', 'Calangute', 'Candolim', 'Panaji'],
    details: [privateCab, 'From the south, come by own transport to Malim.'],
  },
  departurePoints: ['Malim Jetty, Betim, on the north bank of the Mandovi'],
  forWhom: [
    'First-time divers',
    'Non-swimmers who are at ease in water',
    'Certified divers should ask us for a fun dive instead',
  ],
  pictures: [
    ...scubaComboCard.pictures,
    withAlt(picture4, 'An instructor checking a diver’s mask at the side of the boat'),
  ],
  visitorPictures: [
    withAlt(visitor1, 'Two first-time divers giving the OK sign under water'),
    withAlt(visitor2, 'A group in life jackets on the bow of the dive boat'),
    withAlt(visitor3, 'A visitor on a banana ride on the way back'),
  ],
  mapEmbed: mapEmbed({ lat: 15.5062, lng: 73.8286 }),
  email: null,
  phone: '+91 832 000 0161',
  contact: null,
  people: 10,
  difficulty: 'Easy to moderate',
  expect: [
    'Two and a half hours of boat journey in all, three at the island, one for the rides.',
    'Waiting your turn: dives are one by one. Snorkel meanwhile.',
    'Green water rather than blue, and more fish close to the rocks than over the sand.',
  ],
  activities: [
    {
      name: 'Scuba diving',
      icon: 'scuba',
      description: 'A guided dive without certificate.',
      duration: 'About 15 minutes under water',
      age: '12 and older',
      safety: 'One instructor to each diver; oxygen on the boat.',
      restrictions:
        'Not with a cold, ear trouble, heart disease or in pregnancy; with asthma of any kind only with a doctor’s letter.',
      groupSize: '10',
    },
    {
      name: 'Snorkelling',
      icon: 'snorkel',
      duration: 'As long as you like at the island',
      age: '8 and older',
      safety: 'Vest worn throughout.',
    },
    {
      name: 'Jet ski ride',
      icon: 'jet-ski',
      duration: 'One round, about 300 m',
      age: '12 and older',
      notes: 'A driver sits behind you.',
    },
    { name: 'Banana ride', icon: 'banana', duration: '10 minutes', age: '8 and older', groupSize: '4 to 6' },
    {
      name: 'Bumper ride',
      icon: 'bumper',
      duration: '5 minutes',
      age: '10 and older',
      restrictions: 'Not for weak backs.',
    },
  ],
  food: {
    type: 'Light breakfast and lunch',
    menu: ['Tea, fruit, sandwiches', 'Rice, dal, chicken or vegetable curry, salad', 'Water and biscuits'],
  },
  meetingPoint: 'The dive school’s counter at the entrance of Malim Jetty',
  languages: ['English', 'Hindi', 'Marathi'],
  optionalActivities: ['Parasailing from the boat, paid on the spot', 'Underwater video'],
  notAllowed: ['Touching or taking coral and shells', 'Plastic bags on the boat', 'Smoking on board'],
  photosAllowed: 'Yes; the instructor takes three photographs under water',
  proTips: [
    'Press your nose and blow gently every metre on the way down, before it hurts.',
    'Sit in the middle of the boat, where it rolls least.',
  ],
  experienceSummary: 'A whole day for a quarter of an hour under water, and most people say it was worth it.',
  notes: [seaSeason, weatherRule, 'If you stop your dive by your own wish, it counts as taken.'],
  more: [],
  meta: {
    title: 'Scuba Diving Combo in Goa: Grande Island and four rides, ₹1,199',
    description:
      'A first dive at Grande Island with one instructor each, snorkelling, jet ski, banana and bumper rides, food and transfer. ₹1,199 a person, 40% off. From age 12, groups of 10.',
    keywords: [
      'scuba diving Goa',
      'Grande Island scuba',
      'scuba combo Goa price',
      'first dive Goa',
      'Malim jetty scuba',
    ],
    socialPicture: 'social/activitys-scuba-diving-combo-goa',
  },
}
