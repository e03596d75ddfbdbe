import { mapEmbed } from '../../place/coordinates.ts'
import type { Hotel } from '../hotel.ts'
import { regentLagunaCard } from './regent-laguna-card.ts'
import { regentLagunaFaq } from './regent-laguna-faq.ts'
import { regentLagunaPictures } from './regent-laguna-pictures.ts'

export const regentLagunaHotel: Hotel = {
  ...regentLagunaCard,
  description:
    'At Regent Laguna the pool is the street plan. It winds for sixty metres between ochre arcades, under three footbridges, past the restaurant and up to the doors of the ground-floor rooms. Outside the gate is Holiday Street with its chemists, cafés and bakeries, and the main steps of Calangute beach are eight minutes away. Inside, the arcades keep the noise of the town out. It is the easiest of our hotels for children and for wheelchair users: everything is level, and there is a lift.',
  email: 'desk@regentlaguna.example',
  mapEmbed: mapEmbed({ lat: 15.5402, lng: 73.7608 }),
  checkIn: '12:00',
  checkOut: '11:00',
  menuAndRates: '/rates/regent-laguna-hotel',
  heroPictures: regentLagunaPictures.hero,
  exteriorPictures: regentLagunaPictures.exterior,
  poolPictures: regentLagunaPictures.pool,
  diningPictures: regentLagunaPictures.dining,
  rooms: [
    {
      key: 'superior',
      category: 'Superior Room',
      price: 2499,
      description:
        'First and second-floor rooms with an arched window and a balcony over the footbridges. Beds can be pushed together or apart; say which when you book.',
      facts: ['27 sq m', 'King or twin beds', 'Balcony over the pool', 'Shower'],
      pictures: regentLagunaPictures.rooms.superior,
      childWithoutBed: '₹500 per night with breakfast, ₹800 with breakfast and dinner',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
    {
      key: 'pool-access',
      category: 'Pool Access Room',
      price: 2799,
      description:
        'Open the doors, cross your own deck, and three steps lead into the water. The quietest of these are numbers 4 to 7, at the narrow end where no one swims laps.',
      facts: ['29 sq m', 'King bed', 'Private deck with two loungers', 'Rain shower', 'From age 8'],
      pictures: regentLagunaPictures.rooms['pool-access'],
      childWithoutBed: '₹500 per night with breakfast, from the age of 8',
      extraAdultWithBed: null,
    },
    {
      key: 'studio',
      category: 'Family Studio',
      price: 2999,
      description:
        'A long room under the roof with a kitchenette for the early riser’s tea and the child’s khichdi, a sofa that becomes a bed and a table to play cards at.',
      facts: ['41 sq m', 'King bed and sofa bed', 'Kitchenette with two rings', 'Shower and washing machine'],
      pictures: regentLagunaPictures.rooms.studio,
      childWithoutBed: '₹500 per night with breakfast, ₹800 with breakfast and dinner',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
  ],
  facilities: [
    'Lagoon pool of 60 m',
    'Fenced paddling pool',
    'Restaurant and grill',
    'Spa with three rooms',
    'Lift to all floors',
    'Two rooms for wheelchair users',
    'Basement parking',
    'Wireless internet',
  ],
  gettingThere: [
    'Manohar International Airport (Mopa): 36 km, about an hour.',
    'Goa International Airport (Dabolim): 40 km, about 80 minutes.',
    'Thivim railway station: 19 km, about 35 minutes.',
    'Calangute bus stand is 900 m away; a prepaid taxi knows Holiday Street.',
  ],
  faq: regentLagunaFaq,
  more: [],
  meta: {
    title: 'Regent Laguna Hotel, Calangute: rooms on a lagoon pool',
    description:
      'A sixty-metre pool winds between ochre arcades, eight minutes from Calangute beach. Level floors, lift, paddling pool. Rooms from ₹2,499 a night, 18% off.',
    keywords: [
      'Regent Laguna Hotel',
      'hotel in Calangute',
      'pool access room Goa',
      'family hotel Calangute',
      'wheelchair friendly hotel Goa',
    ],
    socialPicture: 'social/hotels-regent-laguna-hotel',
  },
}
