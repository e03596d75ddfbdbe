import type { EnquiryContext, EstimateInput, TripInput } from '@susegad/api-client/contract'

export interface DemoPlan extends Pick<TripInput, 'rooms' | 'days'>, Pick<EstimateInput, 'lines'> {
  nights: number
  stay: Pick<EstimateInput, 'hotel' | 'room' | 'plan'>
}

export interface DemoText {
  subject: string
  message: string
  context?: EnquiryContext
  /** Begins on the day that is asked for. */
  plan?: DemoPlan
}

const hotel = (slug: string): EnquiryContext => ({ kind: 'hotel', slug, page: `/hotels/${slug}` })
const activity = (slug: string): EnquiryContext => ({ kind: 'activity', slug, page: `/activitys/${slug}` })
const beach = (slug: string): EnquiryContext => ({ kind: 'beach', slug, page: `/beaches/${slug}` })

/** Subjects and messages of the sample enquiries. */
export const demoTexts: readonly DemoText[] = [
  {
    subject: 'Amara Grand for our anniversary',
    message:
      'We will be two, for three nights. Could we have a suite facing the garden pool, and is breakfast part of the price?',
    context: hotel('amara-grand-hotel'),
  },
  {
    subject: 'enquiry',
    message:
      'Two deluxe rooms at Amara Grand from Friday to Monday. My mother uses a wheelchair: is there a room on the ground floor?',
  },
  {
    subject: 'La View, sea-view room',
    message:
      'Is the sea really visible from the room, not only from the balcony? We would stay four nights with a child of six.',
    context: hotel('la-view-hotel'),
    plan: {
      nights: 4,
      rooms: [{ adults: 2, children: [6] }],
      stay: { hotel: 'la-view-hotel', room: 'Sea View Room', plan: 'CP' },
      days: [
        [],
        ['beach/candolim-beach-goa-india', 'activity/dolphin-watching-cruise-goa'],
        ['activity/south-goa-sightseeing', 'beach/palolem-beach-goa-india'],
      ],
      lines: [
        { text: 'Sea View Room', quantity: 1, nights: 4, guests: 3, price: 2899 },
        { text: 'Child without a bed', quantity: 1, nights: 4, guests: null, price: 500 },
      ],
    },
  },
  {
    subject: 'Family room at La View',
    message:
      'Two adults, two children of 4 and 9. What is the rate with breakfast in the week after Diwali, and can you arrange an airport pick-up from Mopa?',
    context: hotel('la-view-hotel'),
  },
  {
    subject: 'Regent Laguna pool access',
    message: 'How many pool-access rooms are there, and could we have two side by side for six friends?',
    context: hotel('regent-laguna-hotel'),
  },
  {
    subject: 'Studio for a month',
    message:
      'I work remotely and would like the studio at Regent Laguna for 28 nights. Is there a monthly price, and how good is the internet?',
    context: hotel('regent-laguna-hotel'),
  },
  {
    subject: 'Wotel Calangute for a group',
    message:
      'We are eleven for a bachelor weekend and would take most of the classic rooms. Is music on the roof allowed until eleven?',
    context: hotel('wotel-calangute'),
  },
  {
    subject: 'enquiry',
    message: 'Late check-out at Wotel on Sunday? Our train leaves Thivim at seven in the evening.',
  },
  {
    subject: 'Tree House with a small dog',
    message: 'Do you allow a well-behaved dachshund in the loft cottage? We bring our own blanket.',
    context: hotel('tree-house-hotel'),
  },
  {
    subject: 'Canopy cottage for a honeymoon',
    message:
      'Please tell us what you can do for a honeymoon: flowers, dinner outside, whatever is possible in the hills.',
    context: hotel('tree-house-hotel'),
  },
  {
    subject: 'Sunset cruise for eight',
    message:
      'Do we need to book the sunset cruise ahead in December? Eight people, one of them a vegetarian with a nut allergy.',
    context: activity('sunset-cruise-goa'),
  },
  {
    subject: 'Dinner cruise on the Mandovi',
    message:
      'My parents’ 40th anniversary. Is there a quiet table away from the loudspeakers on the dinner cruise?',
    context: activity('mandovi-river-dinner-cruise-goa'),
  },
  {
    subject: 'Boat party',
    message: 'What time does the boat party return, and is there transport back to Anjuna afterwards?',
    context: activity('boat-party-in-goa'),
  },
  {
    subject: 'Scuba combo, first time',
    message:
      'Neither of us can swim well. Is the scuba combo still possible, and are the instructors certified?',
    context: activity('scuba-diving-combo-goa'),
  },
  {
    subject: 'enquiry',
    message:
      'Scuba on Grande Island for four on Saturday morning. Do you pick up in Candolim, and is the GoPro video included?',
  },
  {
    subject: 'Paragliding weight limit',
    message: 'I weigh 104 kg. Is tandem paragliding possible for me? Please be frank.',
    context: activity('paragliding-adventure-goa'),
  },
  {
    subject: 'South Goa day',
    message:
      'We would like South Goa sightseeing with more churches and fewer shops. Can the driver adapt the route?',
    context: activity('south-goa-sightseeing'),
  },
  {
    subject: 'Dudhsagar in the rains',
    message:
      'Is the waterfall open at the end of September, and do the jeeps run? We can shift our dates by a week.',
    context: activity('dudhsagar-waterfall-in-goa-india'),
  },
  {
    subject: 'Kayaking at Baga with children',
    message:
      'Our daughters are 8 and 11 and swim well. Are there kayaks for three, and life vests in their size?',
    context: activity('kayaking-in-goa-baga-beach'),
  },
  {
    subject: 'Snow Park for a school class',
    message:
      '34 pupils of class six and three teachers on a weekday. Please send a quotation on a letterhead, our accounts need it.',
    context: activity('snow-park-goa'),
  },
  {
    subject: 'Flyboarding gift',
    message:
      'I want to give flyboarding to my brother for his birthday. Do you sell vouchers without a fixed date?',
    context: activity('flyboarding-in-goa'),
  },
  {
    subject: 'Bungee jumping, minimum age',
    message: 'My son turns 17 in May. Does he need a letter from both parents?',
    context: activity('bungee-jumping-goa'),
  },
  {
    subject: 'Five water sports',
    message: 'Price of the five water sports combo for seven people, with and without transport from Panjim?',
    context: activity('goa-ultimate-5-watersports-adventure'),
  },
  {
    subject: 'Dolphins in the morning',
    message: 'Which hour is the best for dolphins in January? We would rather get up early than see none.',
    context: activity('dolphin-watching-cruise-goa'),
  },
  {
    subject: 'North Goa with grandparents',
    message:
      'Five of us, two over seventy. Can North Goa Explorer be done slowly, with a long lunch and few stairs?',
    context: activity('north-goa-explorer'),
  },
  {
    subject: 'membership',
    message: 'Does the membership card work for bookings I make for my in-laws, or only when I travel along?',
    context: { kind: 'membership', page: '/membership' },
  },
  {
    subject: 'membership',
    message:
      'I paid 1,499 last week. When do I get the card, and can I use the discount for a stay this weekend already?',
  },
  {
    subject: 'membership',
    message: 'Is the 30% on hotels valid over Christmas and New Year too? Please send me the conditions.',
    context: { kind: 'membership', page: '/membership' },
  },
  {
    subject: 'Stay near Palolem',
    message:
      'We liked the look of Palolem. Which of your hotels is nearest, or should we plan it as a day trip from Calangute?',
    context: beach('palolem-beach-goa-india'),
  },
  {
    subject: 'Butterfly Beach by boat',
    message:
      'Is there a boat to Butterfly Beach for two in the afternoon, and how long may it wait for us there?',
    context: beach('butterfly-beach-goa-india'),
  },
  {
    subject: 'Quiet beach',
    message: 'Is Agonda still quiet in February? We want to read, swim and eat fish, nothing else.',
    context: beach('agonda-beach-goa-india'),
  },
  {
    subject: 'Turtles at Ashwem',
    message: 'When do the turtles come ashore at Ashwem and is there somebody who guides visitors properly?',
    context: beach('ashwem-beach-goa-india'),
  },
  {
    subject: 'Wedding photographs at Vagator',
    message:
      'We would like to take wedding photographs below the fort at sunset. Is a permission needed, and can you help with it?',
    context: beach('vagator-beach-goa-india'),
  },
  {
    subject: 'Anjuna flea market',
    message: 'Is the Wednesday market on in the week of the 14th? We would plan our stay around it.',
  },
  {
    subject: 'Corporate offsite',
    message:
      'Offsite for 45 people, two nights, one meeting room with projector, one evening on a boat. GST invoice is a must. Please call after 4 pm.',
  },
  {
    subject: 'enquiry',
    message: 'Please call me back, I have questions about the refund if our flight is cancelled.',
  },
  {
    subject: 'Change of dates',
    message:
      'We booked for the 12th to the 15th and would have to move by one week. Is that possible without a charge?',
  },
  {
    subject: 'Vegetarian and Jain meals',
    message:
      'Do the hotels cook Jain food, without onion, garlic and root vegetables? We are nine, three of them elderly.',
  },
  {
    subject: 'Taxi from Madgaon station',
    message:
      'Arrival at 5:40 am with the Rajdhani, three people, two large bags. What does a car to Candolim cost?',
  },
  {
    subject: 'Goa in the monsoon',
    message: 'We love rain. What is open in July, and which hotel has the nicest place to sit and watch it?',
  },
]
