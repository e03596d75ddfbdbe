import { picture4 } from '../../pictures/generated/activity-flyboarding-in-goa.ts'
import { withAlt } from '../../pictures/picture.ts'
import { mapEmbed } from '../../place/coordinates.ts'
import type { Activity } from '../activity.ts'
import { flyboardingCard } from '../cards/flyboarding-card.ts'
import { idRule, noAlcoholRule, privateCab, seaHealthRule, seaSeason, weatherRule } from '../ground-rules.ts'

export const flyboarding: Activity = {
  ...flyboardingCard,
  timeToVisit: 'November to April, 8:00 to 11:30 am, before the sea breeze',
  description:
    'Your feet are strapped to a board with two nozzles, a hose joins it to a jet ski, and the instructor on the jet ski decides how much water comes through. At first you lie in the sea like a starfish; after three or four minutes most people stand, and by the tenth they turn. The place is the bay of Sinquerim, where the Aguada headland keeps the southern swell out. Legs ache the next day. Few things make a grown person laugh so loudly.',
  highlights: [
    {
      title: 'Up to eight metres above the sea on two jets of water, taught by an instructor on the jet ski',
      lines: ['Beginners stay below three metres until they can stand and turn.'],
    },
    {
      title: 'A lesson on land first',
      lines: ['Fifteen minutes: how to stand, how to fall, the hand signs.'],
    },
    { title: 'One guest on the water at a time', lines: ['With one instructor and a rescue boat.'] },
  ],
  schedule: [
    { name: 'Reporting', text: '7:45 am or at the time given with the forecast' },
    { name: 'Lesson on land', text: '15 minutes' },
    { name: 'On the board', text: '15 to 20 minutes' },
  ],
  inclusions: [
    'Board, boots, helmet, life jacket',
    'Instructor',
    'Boat to the platform',
    'Insurance of the operator',
  ],
  notIncluded: ['An extra accompanying adult on the boat: ₹500', 'Video, ₹600', 'Transfer'],
  requirements: [
    'Minimum age 12; under 18 with a parent present.',
    'Weight 40 to 110 kg.',
    'You should be able to swim 50 metres.',
    idRule,
    seaHealthRule,
    noAlcoholRule,
  ],
  tips: [
    'Straight legs, eyes on the horizon: bent knees bring you down.',
    'Eat lightly, two hours before.',
    'Contact lenses wash out; leave them.',
  ],
  pickup: {
    included: false,
    type: 'Own transport, or a cab through us',
    points: ['Candolim', 'Calangute', 'Baga'],
    details: [privateCab],
  },
  departurePoints: ['Sinquerim beach, at the foot of the lower fort wall'],
  forWhom: ['Swimmers from 12 years', 'People with strong ankles', 'Not for those with knee or back trouble'],
  pictures: [
    ...flyboardingCard.pictures,
    withAlt(picture4, 'An instructor fastening the boots of a flyboard on the sand'),
  ],
  visitorPictures: [],
  mapEmbed: mapEmbed({ lat: 15.4992, lng: 73.7672 }),
  email: null,
  phone: null,
  contact: null,
  difficulty: 'Moderate to hard',
  expect: ['Many short falls into deep water.', 'Noise from the pump.', 'A moment when it suddenly works.'],
  activities: [
    {
      name: 'Flyboarding',
      icon: 'flyboard',
      description: 'Lesson and flight with your own instructor.',
      duration: '15 to 20 minutes',
      age: '12 and older',
      safety: 'Helmet, life jacket, rescue boat.',
      restrictions: '40 to 110 kg; swimmers only.',
      groupSize: 'One at a time',
    },
  ],
  meetingPoint: 'The flag at the south end of Sinquerim beach',
  languages: ['English', 'Hindi'],
  whoCanFly: [
    'Swimmers from 12 years, 40 to 110 kg',
    'No earlier experience is needed',
    'Not after a shoulder dislocation, and not in pregnancy',
  ],
  windAdvisory:
    'No flights above 12 mph of wind. The forecast is checked at 7:00 am, and you hear from us by 7:15.',
  notAllowed: ['Cameras in the hand: use the helmet mount', 'Jewellery', 'Flying over bathers'],
  photosAllowed: 'From the boat and the beach',
  proTips: ['Press with the heel of the leg you want to turn round.'],
  experienceSummary: 'Ten minutes of falling, then five of flying.',
  notes: [seaSeason, weatherRule],
  more: [],
  meta: {
    title: 'Flyboarding in Goa: Sinquerim bay with an instructor, ₹2,299',
    description:
      'Flyboarding off Sinquerim with a lesson, own instructor and rescue boat. ₹2,299 a person, 25% off. From age 12, swimmers, no flights above 12 mph of wind.',
    keywords: [
      'flyboarding Goa',
      'flyboard price Goa',
      'Sinquerim water sports',
      'jet board Goa',
      'adventure Candolim',
    ],
    socialPicture: 'social/activitys-flyboarding-in-goa',
  },
}
