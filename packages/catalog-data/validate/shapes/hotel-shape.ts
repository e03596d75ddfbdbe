import type { Hotel, Room } from '../../src/hotels/hotel.ts'
import type { RateCard } from '../../src/hotels/rate-card.ts'
import { type Fields, meta, pictures, sections, texts } from './parts.ts'
import * as is from './shape.ts'

const room: Fields<Room> = {
  key: is.slug,
  category: is.text,
  price: is.orNull(is.rupees),
  description: is.text,
  facts: texts,
  pictures,
  childWithoutBed: is.orNull(is.text),
  extraAdultWithBed: is.orNull(is.text),
}

const hotel: Fields<Hotel> = {
  id: is.text,
  slug: is.slug,
  name: is.text,
  tagline: is.text,
  location: is.text,
  address: is.text,
  coordinates: is.place,
  rating: is.rating,
  reviews: is.whole,
  discount: is.orNull(is.percent),
  price: is.rupees,
  contact: is.orNull(is.text),
  pictures,
  photoCount: is.whole,
  description: is.text,
  email: is.orNull(is.text),
  mapEmbed: is.orNull(is.text),
  checkIn: is.orNull(is.clock),
  checkOut: is.orNull(is.clock),
  menuAndRates: is.orNull(is.text),
  heroPictures: pictures,
  exteriorPictures: pictures,
  poolPictures: pictures,
  diningPictures: pictures,
  rooms: is.list(is.record(room)),
  facilities: texts,
  gettingThere: texts,
  faq: is.record({ id: is.maybe(is.text), heading: is.text, sections }),
  more: sections,
  meta,
}

const rates: Fields<RateCard> = {
  slug: is.slug,
  hotel: is.text,
  validFrom: is.day,
  validTo: is.day,
  plan: is.text,
  seasons: is.list(is.record({ name: is.text, days: is.text })),
  rows: is.list(is.record({ room: is.text, prices: is.list(is.rupees) })),
  extras: is.list(is.record({ name: is.text, price: is.text })),
  notes: texts,
  menu: is.list(
    is.record({ title: is.text, dishes: is.list(is.record({ name: is.text, price: is.rupees })) }),
  ),
}

export const hotelShape: is.Check = is.record(hotel)
export const rateShape: is.Check = is.record(rates)
