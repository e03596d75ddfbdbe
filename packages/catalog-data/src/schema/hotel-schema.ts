import { z } from 'zod'
import {
  clock,
  count,
  day,
  flag,
  list,
  markdown,
  money,
  percent,
  phone,
  place,
  rating,
  record,
  section,
  sections,
  slug,
  text,
  texts,
  writtenMap,
} from './fields.ts'
import type { Fixed } from './fixed.ts'
import { foundMeta, foundPicture, writtenMeta, writtenPicture } from './picture-schema.ts'
import { refuseOddPrices } from './stay-rules.ts'
import { roomFacts, stay } from './stay-schema.ts'

const roomFields = <P extends z.ZodType>(picture: P) => ({
  key: slug,
  category: text.meta({ title: 'Name', description: 'Name shown to guests, such as Deluxe Room' }),
  description: markdown,
  facts: texts.meta({ title: 'Facts', description: 'Size, bed, view: one short fact per line' }),
  pictures: list(picture),
})
const price = money.meta({
  title: 'Price',
  description: 'Per night all year; without it, and without prices by season, the room is quoted on request',
})
const childWithoutBed = text.describe('Charge for a child from 5 to 12 without a bed')
const extraAdultWithBed = text.describe('Charge for an extra adult with a bed')
const guests = text.describe('Capacity, such as 2-3 Guests; not shown if empty')
const ratingText = text.meta({
  title: 'Rating',
  description: 'Text on the card, such as 4.5/5 Rating; not shown if empty',
})
const popular = flag.describe('Marks its card as Popular')

const writtenRoom = record({
  ...roomFields(writtenPicture),
  price: z.exactOptional(price),
  ...roomFacts,
  seasonPrices: z.exactOptional(
    list(money).describe('Old format, in the order of the rates, lowest first. Use Prices by season instead'),
  ),
  childWithoutBed: z.exactOptional(childWithoutBed),
  extraAdultWithBed: z.exactOptional(extraAdultWithBed),
  guests: z.exactOptional(guests),
  ratingText: z.exactOptional(ratingText),
  popular: z.exactOptional(popular),
})
const foundRoom = record({
  ...roomFields(foundPicture),
  price: price.nullable(),
  ...roomFacts,
  childWithoutBed: childWithoutBed.nullable(),
  extraAdultWithBed: extraAdultWithBed.nullable(),
  guests: guests.nullable(),
  ratingText: ratingText.nullable(),
  popular,
})

const faq = record({
  id: z.exactOptional(text),
  heading: text,
  sections: sections.meta({ title: 'Questions' }),
}).meta({ title: 'Good to know' })
const rateSeasons = list(record({ name: text, days: text }))
const rateParts = {
  validFrom: day,
  validTo: day,
  plan: text.describe('What the prices include'),
  extras: list(record({ name: text, price: text })).describe('Added to the price of the room'),
  notes: texts,
  menu: list(record({ title: text, dishes: list(record({ name: text, price: money })) })),
}

const hotelFields = <P extends z.ZodType>(picture: P) => ({
  id: text.describe('Ends with its position among the hotels, such as hotel-3'),
  slug,
  name: text,
  tagline: text,
  location: text.describe('Village and area, with a comma between them'),
  address: text,
  description: markdown,
  heroPictures: list(picture).meta({ title: 'Photos at the top' }),
  exteriorPictures: list(picture).meta({ title: 'Photos of the exterior' }),
  poolPictures: list(picture).meta({ title: 'Photos of the pool' }),
  diningPictures: list(picture).meta({ title: 'Dining photos' }),
  facilities: texts,
  gettingThere: texts,
  faq,
})
const rated = rating.meta({ title: 'Rating', description: 'Out of 5; not shown if empty' })
const reviews = count.describe('Number of reviews behind the rating')
const coordinates = place
const discount = percent.meta({
  title: 'Offer',
  description: 'Percent off, already included in the price',
})
const contact = phone.meta({
  title: 'Phone',
  description:
    'With its country code. Without it the page gives the office’s number, and the card says Contact N/A',
})
const email = text
const menuAndRates = text.meta({
  title: 'Link to menu and rates',
  description: 'Replaces the link to Rates and menu',
})

/** A hotel as written in its file. */
export const hotelContent = record({
  $schema: z.exactOptional(text),
  ...hotelFields(writtenPicture),
  rating: z.exactOptional(rated),
  reviews: z.exactOptional(reviews),
  coordinates: z.exactOptional(coordinates),
  discount: z.exactOptional(discount),
  price: z.exactOptional(money.describe('Per night from; only needed where no room has a price')),
  contact: z.exactOptional(contact),
  email: z.exactOptional(email),
  mapEmbed: z.exactOptional(writtenMap),
  checkIn: z.exactOptional(clock.meta({ title: 'Check-in' })),
  checkOut: z.exactOptional(clock.meta({ title: 'Check-out' })),
  menuAndRates: z.exactOptional(menuAndRates),
  cardPictures: z.exactOptional(
    texts.meta({
      title: 'Photos on the card',
      description: 'If you choose none, the first four photos are used',
    }),
  ),
  rooms: list(writtenRoom),
  stay: z.exactOptional(stay),
  rates: z.exactOptional(
    record({
      ...rateParts,
      seasons: z.exactOptional(rateSeasons.describe('If empty, the seasons of Stay are used')),
    }).meta({
      title: 'Rates and menu',
      description: 'Rates and menu for printing, on a separate page',
    }),
  ),
  more: z.exactOptional(list(section).meta({ title: 'More to know' })),
  meta: writtenMeta,
}).superRefine(refuseOddPrices)

/** A hotel as pages read it. */
export const hotelRecord = record({
  ...hotelFields(foundPicture),
  rating: rated.nullable(),
  reviews: reviews.nullable(),
  coordinates: coordinates.nullable(),
  discount: discount.nullable(),
  price: money.describe('Price per night of the cheapest room'),
  contact: contact.nullable(),
  email: email.nullable(),
  mapEmbed: text.nullable(),
  checkIn: clock.nullable(),
  checkOut: clock.nullable(),
  menuAndRates: menuAndRates.nullable(),
  pictures: list(foundPicture),
  photoCount: count,
  rooms: list(foundRoom),
  stay: z.exactOptional(stay),
  more: sections,
  meta: foundMeta,
}).superRefine(refuseOddPrices)

/** A hotel's rates as their page reads them. */
export const rateRecord = record({
  slug,
  hotel: text,
  ...rateParts,
  seasons: rateSeasons,
  rows: list(record({ room: text, prices: list(money) })),
})

export type HotelContent = Fixed<z.output<typeof hotelContent>>
export type HotelRecord = Fixed<z.output<typeof hotelRecord>>
export type RateRecord = Fixed<z.output<typeof rateRecord>>
