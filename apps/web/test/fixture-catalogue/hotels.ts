import type { Hotel } from '@susegad/catalog-data/hotels'
import { normaliseHotel } from '@susegad/catalog-data/normalise'
import { pictureAddresses } from './picture-addresses.ts'

/** The least that a hotel's record may say. */
const least = {
  location: 'Morjim, North Goa',
  address: 'Vithaldas Waddo, Morjim, Goa 403512',
  price: '2,250',
  description: 'A white house behind the dunes. Breakfast is on the veranda.',
}

const rooms = [
  {
    category: 'Garden Room',
    price: '2,250',
    description: 'On the ground floor.',
    images: pictureAddresses,
    guests: '2-3 Guests',
    ratingText: '4.5/5 Rating',
    popular: true,
  },
  { category: 'Roof Room', description: 'Under the tiles.', images: pictureAddresses.slice(0, 1) },
]

/** Nothing but what a record must have: no contact, rating, picture, room, question, map, email or rate card. */
export const bareHotel = normaliseHotel({ ...least, slug: 'bare-house', name: 'Bare House' })

/** Says everything that a hotel may say, with one picture to open its page. */
export const fullHotel = normaliseHotel({
  ...least,
  slug: 'full-house',
  name: 'Full House',
  tagline: 'Four rooms and a cook',
  rating: 4.1,
  reviews: 12,
  contact: '+91 832 000 0177',
  emailid: 'stay@full-house.example',
  discount: '15%',
  googlemap: 'https://www.google.com/maps?q=15.617,73.737&output=embed',
  hotel_menu_rates: '/rates/full-house',
  checkIn: '13:00',
  checkOut: '11:00',
  Heroimages: pictureAddresses.slice(0, 1),
  facilities: ['Garden', 'Parking'],
  gettingThere: ['Forty minutes from Mopa airport'],
  faq: [{ tc: 'Good to know', question: [{ title: 'Are pets welcome?', content: 'Small ones.' }] }],
  roomDetails: rooms,
})

/** Opens with several pictures, and writes the same rooms as a map by their keys. */
export const mappedHotel = normaliseHotel({
  ...least,
  slug: 'mapped-house',
  name: 'Mapped House',
  contact: '+91 832 000 0178',
  Heroimages: pictureAddresses,
  roomDetails: { garden: rooms[0], roof: rooms[1] },
})

/** Keeps its pictures elsewhere than among those that open its page. */
export const poolHotel = normaliseHotel({
  ...least,
  slug: 'pool-house',
  name: 'Pool House',
  poolImages: pictureAddresses,
})

export const fixtureHotels: readonly Hotel<string>[] = [bareHotel, fullHotel, mappedHotel, poolHotel]
