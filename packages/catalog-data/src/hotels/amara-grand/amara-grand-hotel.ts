import { mapEmbed } from '../../place/coordinates.ts'
import type { Hotel } from '../hotel.ts'
import { amaraGrandCard } from './amara-grand-card.ts'
import { amaraGrandFaq } from './amara-grand-faq.ts'
import { amaraGrandPictures } from './amara-grand-pictures.ts'

export const amaraGrandHotel: Hotel = {
  ...amaraGrandCard,
  description:
    'Amara Grand stands on the Fort Aguada road in Candolim, in two white wings built the way Goan families built in the 1920s: laterite plinths, deep verandas, window panes of polished oyster shell. Between the wings lies a garden of an acre with one long pool. The lane behind the garden reaches Candolim beach in seven minutes on foot. Fort Aguada is a ten-minute drive south, and Calangute market as far to the north. It suits families and couples who want space, quiet after ten, and a proper breakfast.',
  email: 'stay@amaragrand.example',
  mapEmbed: mapEmbed({ lat: 15.5162, lng: 73.7668 }),
  checkIn: '13:00',
  checkOut: '11:00',
  menuAndRates: null,
  heroPictures: amaraGrandPictures.hero,
  exteriorPictures: amaraGrandPictures.exterior,
  poolPictures: amaraGrandPictures.pool,
  diningPictures: amaraGrandPictures.dining,
  rooms: [
    {
      key: 'deluxe',
      category: 'Deluxe Room',
      price: 3299,
      description:
        'First-floor rooms over the garden with red oxide floors, a carved bed made in Margao and a balcony just deep enough for two cane chairs and the morning paper.',
      facts: ['30 sq m', 'King or twin beds', 'Balcony over the garden', 'Shower'],
      pictures: amaraGrandPictures.rooms.deluxe,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
    {
      key: 'premium',
      category: 'Premium Pool View',
      price: null,
      description:
        'Corner rooms of the east wing that look down the length of the pool. A four-poster, a sitting corner with a daybed, and a bathroom in hand-painted tile with both tub and shower.',
      facts: ['38 sq m', 'King bed and daybed', 'Pool view', 'Tub and shower'],
      pictures: amaraGrandPictures.rooms.premium,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
    {
      key: 'suite',
      category: 'Mansion Suite',
      price: null,
      description:
        'The former family apartment on the top floor of the west wing: bedroom, sitting room with rosewood settees, and a terrace from which you see the sea over the palms. There is one only, so its price is quoted with the dates.',
      facts: ['62 sq m', 'King bed and sofa bed', 'Private terrace', 'Two bathrooms'],
      pictures: amaraGrandPictures.rooms.suite,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
  ],
  facilities: [
    'Garden pool of 22 m',
    'Restaurant and veranda bar',
    'Reading room',
    'Lift in the east wing',
    'Step-free ground-floor room',
    'Free parking',
    'Generator',
    'Wireless internet',
  ],
  gettingThere: [
    'Manohar International Airport (Mopa): 40 km, about 70 minutes by car.',
    'Goa International Airport (Dabolim): 38 km, about 70 minutes.',
    'Thivim railway station: 22 km, about 45 minutes.',
    'Buses between Panaji and Calangute stop at the gate on the Fort Aguada road.',
  ],
  faq: amaraGrandFaq,
  more: [],
  meta: {
    title: 'Amara Grand Hotel, Candolim: garden pool near the beach',
    description:
      'Two Indo-Portuguese wings around a garden pool in Candolim, seven minutes on foot from the beach. Deluxe rooms from ₹3,299 a night, 20% off, breakfast plans and family rules in plain words.',
    keywords: [
      'Amara Grand Hotel',
      'hotel in Candolim',
      'Candolim hotel with pool',
      'heritage style hotel Goa',
      'family hotel North Goa',
    ],
    socialPicture: 'social/hotels-amara-grand-hotel',
  },
}
