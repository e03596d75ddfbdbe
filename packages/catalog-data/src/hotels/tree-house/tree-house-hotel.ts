import type { Hotel } from '../hotel.ts'
import { treeHouseCard } from './tree-house-card.ts'
import { treeHouseFaq } from './tree-house-faq.ts'
import { treeHousePictures } from './tree-house-pictures.ts'

export const treeHouseHotel: Hotel = {
  ...treeHouseCard,
  description:
    'Nine timber cottages stand on stilts on a laterite hillside, half-way between the cafés of Assagao and the beach at Anjuna. Cashew and jackfruit trees grow up between the verandas, and a spring fills the stone pool. You wake to barbets and go to sleep to frogs. The beach is a ten-minute ride away by scooter, the Wednesday flea market a little less. Come here for the trees, and know that trees mean insects, stairs and a torch after dark.',
  email: null,
  mapEmbed: null,
  checkIn: '13:00',
  checkOut: '11:00',
  menuAndRates: null,
  heroPictures: treeHousePictures.hero,
  exteriorPictures: treeHousePictures.exterior,
  poolPictures: treeHousePictures.pool,
  diningPictures: treeHousePictures.dining,
  rooms: [
    {
      key: 'cottage',
      category: 'Stilt Cottage',
      price: 2199,
      description:
        'Two metres up, with a hammock on the veranda, a bed under a net and a shower open to the sky behind a stone wall. A ceiling fan does what the breeze leaves undone.',
      facts: ['24 sq m', 'Double bed with net', 'Veranda with hammock', 'Open-air shower'],
      pictures: treeHousePictures.rooms.cottage,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: null,
    },
    {
      key: 'canopy',
      category: 'Canopy Room',
      price: 2699,
      description:
        'Four metres above the slope, with shutters on three sides and a deck level with the crowns of the cashew trees. Birdwatchers book it by number: ask for 6.',
      facts: ['28 sq m', 'Queen bed with net', 'Deck among the treetops', 'Shower'],
      pictures: treeHousePictures.rooms.canopy,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: null,
    },
    {
      key: 'loft',
      category: 'Two-storey Loft',
      price: 3299,
      description:
        'A sitting room below, open to the hillside, and a sleeping floor above under the beams, joined by a steep stair. The one cottage with air-conditioning and with space for a third bed.',
      facts: [
        '44 sq m on two floors',
        'Queen bed and daybed',
        'Sitting room open to the slope',
        'Shower',
        'Air-conditioning',
      ],
      pictures: treeHousePictures.rooms.loft,
      childWithoutBed: '₹500 per night, breakfast included',
      extraAdultWithBed: '₹500 to ₹1,500 per night by season, breakfast included',
    },
  ],
  facilities: [
    'Spring-fed stone pool',
    'Dining deck with clay oven',
    'Yoga platform',
    'Forest path',
    'Porters for luggage',
    'Scooter hire',
    'Internet on the deck',
  ],
  gettingThere: [
    'Maps put the hotel on the wrong side of the hill. We send directions and a meeting point with your confirmation.',
    'Manohar International Airport (Mopa): 29 km, about 50 minutes.',
    'Goa International Airport (Dabolim): 46 km, about 90 minutes.',
    'Thivim railway station: 17 km, about 35 minutes.',
    'Buses between Mapusa and Anjuna stop at the foot of the lane, 600 m below the gate.',
  ],
  faq: treeHouseFaq,
  more: [],
  meta: {
    title: 'Tree House Hotel, Anjuna–Assagao: cottages on stilts',
    description:
      'Nine timber cottages on a wooded hillside between Assagao and Anjuna, with a spring-fed stone pool. From ₹2,199 a night, 16% off. What a hillside means, said plainly.',
    keywords: [
      'Tree House Hotel Goa',
      'tree house Anjuna',
      'cottages Assagao',
      'nature stay North Goa',
      'stilt cottage Goa',
    ],
    socialPicture: 'social/hotels-tree-house-hotel',
  },
}
