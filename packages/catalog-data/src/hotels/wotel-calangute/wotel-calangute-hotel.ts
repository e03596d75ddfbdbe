import { mapEmbed } from '../../place/coordinates.ts'
import type { Hotel } from '../hotel.ts'
import { wotelCalanguteCard } from './wotel-calangute-card.ts'
import { wotelCalanguteFaq } from './wotel-calangute-faq.ts'
import { wotelCalangutePictures } from './wotel-calangute-pictures.ts'

export const wotelCalangute: Hotel = {
  ...wotelCalanguteCard,
  description:
    'Wotel is a small block of 1964, built as a bank officers’ holiday home and kept as it was drawn: a sunscreen wall of concrete lozenges, terrazzo stairs, round mirrors. It has fourteen rooms, a café at street level and a plunge pool on the roof, from which you see the sea between two palms. Calangute beach is ten minutes away along the lane. There is no lift and no night desk, and the price says so. Pick it if you are out all day and like a good shower, a good bed and good coffee.',
  email: null,
  mapEmbed: mapEmbed({ lat: 15.5462, lng: 73.7592 }, 16),
  checkIn: '12:00',
  checkOut: '10:00',
  menuAndRates: '/rates/wotel-calangute',
  heroPictures: wotelCalangutePictures.hero,
  exteriorPictures: wotelCalangutePictures.exterior,
  poolPictures: wotelCalangutePictures.pool,
  diningPictures: wotelCalangutePictures.dining,
  rooms: [
    {
      key: 'classic',
      category: 'Classic Room',
      price: 1999,
      description:
        'A compact room where the morning sun draws the pattern of the wall across the floor. Low bed, open rail for clothes, a shelf with six books that you may take if you leave one.',
      facts: ['18 sq m', 'Double bed', 'Street or court side', 'Shower'],
      pictures: wotelCalangutePictures.rooms.classic,
      childWithoutBed: '₹500 per night above age 5, breakfast included',
      extraAdultWithBed: null,
    },
    {
      key: 'deluxe',
      category: 'Deluxe Room',
      price: 2399,
      description:
        'The corner rooms, half as large again, with a window seat behind the screen where a mattress for a third guest also fits. Ask for the third floor if you mind footsteps above you.',
      facts: ['26 sq m', 'Queen bed', 'Window seat', 'Shower', 'Kettle and small fridge'],
      pictures: wotelCalangutePictures.rooms.deluxe,
      childWithoutBed: '₹500 per night above age 5, breakfast included',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
  ],
  facilities: [
    'Rooftop plunge pool',
    'Café',
    'Record library',
    'Free bicycles',
    'Two parking spaces',
    'Wireless internet',
  ],
  gettingThere: [
    'Manohar International Airport (Mopa): 36 km, about an hour.',
    'Goa International Airport (Dabolim): 41 km, about 80 minutes.',
    'Thivim railway station: 19 km, about 35 minutes.',
    'From Calangute bus stand walk towards the beach, then right at the tailor’s: 12 minutes.',
  ],
  faq: wotelCalanguteFaq,
  more: [],
  meta: {
    title: 'Wotel Calangute: a small modernist hotel with a roof pool',
    description:
      'Fourteen rooms of 1964 behind a sunscreen wall, ten minutes from Calangute beach. Roof plunge pool, café, free bicycles. From ₹1,999 a night, 14% off.',
    keywords: [
      'Wotel Calangute',
      'boutique hotel Calangute',
      'budget hotel with pool Goa',
      'modernist hotel Goa',
      'hotel near Calangute beach',
    ],
    socialPicture: 'social/hotels-wotel-calangute',
  },
}
