import { mapEmbed } from '../../place/coordinates.ts'
import type { Hotel } from '../hotel.ts'
import { laViewCard } from './la-view-card.ts'
import { laViewFaq } from './la-view-faq.ts'
import { laViewPictures } from './la-view-pictures.ts'

export const laViewHotel: Hotel = {
  ...laViewCard,
  description:
    'La View climbs the hill on the north bank of Baga creek in five white tiers, so that no balcony looks into another. Below is the mouth of the creek; beyond it the beach runs south past Calangute to the fort. The sand is nine minutes away, down the steps and over the footbridge. Up here it is quiet, since the music of Baga stays on the other side of the water. There are many steps and no lift: choose the lowest tier if they trouble you.',
  email: null,
  mapEmbed: mapEmbed({ lat: 15.5648, lng: 73.7472 }, 16),
  checkIn: '13:00',
  checkOut: '11:00',
  menuAndRates: '/rates/la-view-hotel',
  heroPictures: laViewPictures.hero,
  exteriorPictures: laViewPictures.exterior,
  poolPictures: laViewPictures.pool,
  diningPictures: laViewPictures.dining,
  rooms: [
    {
      key: 'standard',
      category: 'Standard Room',
      price: 2299,
      description:
        'On the two lower tiers, facing the wooded slope. A double bed, a fan as well as air-conditioning, and a small balcony where the bulbuls come for crumbs.',
      facts: ['22 sq m', 'Double bed', 'Balcony to the hillside', 'Shower'],
      pictures: laViewPictures.rooms.standard,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: null,
    },
    {
      key: 'sea-view',
      category: 'Sea View Room',
      price: 2599,
      description:
        'The bed faces the balcony doors, and the doors face the bay. From the third tier up you can follow the beach with your eyes all the way to Fort Aguada.',
      facts: ['26 sq m', 'Queen bed', 'Balcony to the sea', 'Shower', 'Kettle and small fridge'],
      pictures: laViewPictures.rooms['sea-view'],
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
    {
      key: 'family',
      category: 'Family Room',
      price: 2799,
      description:
        'Two rooms made into one: a double bed on the sea side and a bunk with round windows for the children, with a balcony wide enough for everyone to eat on.',
      facts: ['38 sq m', 'Queen bed and a child’s bunk', 'Balcony to the sea', 'Shower and bucket bath'],
      pictures: laViewPictures.rooms.family,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
  ],
  facilities: [
    'Pool with a sea-side edge',
    'Terrace restaurant',
    'Small gym',
    'Laundry',
    'Scooter hire',
    'Porters for luggage',
    'Wireless internet',
  ],
  gettingThere: [
    'Manohar International Airport (Mopa): 34 km, about an hour.',
    'Goa International Airport (Dabolim): 43 km, about 90 minutes.',
    'Thivim railway station: 19 km, about 40 minutes.',
    'By taxi ask for Baga Hill over the creek bridge: the beach road itself ends on the south bank.',
  ],
  faq: laViewFaq,
  more: [],
  meta: {
    title: 'La View Hotel, Baga Hill: sea-facing balconies above the creek',
    description:
      'White balconies on Baga Hill, nine minutes on foot from the beach and out of reach of its music. Rooms from ₹2,299 a night, 15% off, with menu and rates by season.',
    keywords: [
      'La View Hotel',
      'hotel in Baga',
      'Baga Hill hotel',
      'sea view hotel North Goa',
      'hotel near Baga beach',
    ],
    socialPicture: 'social/hotels-la-view-hotel',
  },
}
