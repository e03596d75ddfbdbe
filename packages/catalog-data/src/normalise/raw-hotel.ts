import type { Hotel, Room } from '../hotels/hotel.ts'
import type { Picture } from '../pictures/picture.ts'
import { readCardPictures } from './parts/raw-card-pictures.ts'
import { readFaq, readSections } from './parts/raw-faq.ts'
import { readIdentity } from './parts/raw-identity.ts'
import { readCoordinates, readEmbed } from './parts/raw-map.ts'
import { readMeta } from './parts/raw-meta.ts'
import { readPhone } from './parts/raw-phone.ts'
import { type PictureLookup, readPictures } from './parts/raw-pictures.ts'
import { readRooms } from './parts/raw-rooms.ts'
import { type RawRecord, shown } from './raw-record.ts'

function readEmail(record: RawRecord): string | null {
  const first = record.optionalText('emailid')
  const second = record.optionalText('email')
  const email = first ?? second
  if (first !== null && second !== null && first !== second)
    record.complain('emailid', `says '${first}' where email says '${second}'`, 'Keep one of the two.')
  if (email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    record.complain(
      first === null ? 'email' : 'emailid',
      `${shown(email)} is not an email address`,
      'Write it as name@domain, or leave it out.',
    )
  return email
}

function readLink(record: RawRecord, field: string, ...others: string[]): string | null {
  const link = record.optionalText(field, ...others)
  if (link !== null && !/^(https?:\/\/\S+|\/(?!\/)\S*)$/.test(link))
    record.complain(
      field,
      `${shown(link)} is not an address`,
      'Write it as https://… or as a path of the site, /rates/….',
    )
  return link
}

function readClock(record: RawRecord, field: string): string | null {
  const time = record.optionalText(field)
  if (time !== null && !/^([01]\d|2[0-3]):[0-5]\d$/.test(time))
    record.complain(field, `${shown(time)} is not a time`, 'Use the 24-hour clock, such as 13:00.')
  return time
}

/** The given price, else that of the cheapest room. */
function readPrice(record: RawRecord, rooms: readonly Room[]): number {
  const lowest = Math.min(...rooms.flatMap(({ price }) => price ?? []))
  if (!record.has('price') && Number.isFinite(lowest)) return lowest
  return record.number('price', { min: 1, max: 1_000_000 }, "'1999'")
}

/** Reads one hotel. */
export function readHotel(record: RawRecord, find: PictureLookup): Hotel {
  const { id, slug, name } = readIdentity(record, 'palm-cove-hotel')
  const mapEmbed = readEmbed(record, 'googlemap', 'mapEmbed')
  const description = record.markdown('description', "'A white house near the sea.'")
  const pictures = (...names: [string, ...string[]]) => readPictures(record, names, name, find)
  const hero = pictures('Heroimages', 'heroimages', 'heroImages', 'heroPictures')
  const exterior = pictures('images', 'exteriorPictures')
  const pool = pictures('poolImages', 'swimmingPool', 'swimmingpool', 'pool', 'poolPictures')
  const dining = pictures('diningImages', 'dining', 'diningPictures')
  const rooms = readRooms(record, find)
  const all: Picture[] = [...hero, ...exterior, ...pool, ...dining, ...rooms.flatMap((room) => room.pictures)]
  return {
    id,
    slug,
    name,
    description,
    mapEmbed,
    rooms,
    tagline: record.optionalText('tagline') ?? '',
    location: record.text('location', "'Village, Area'"),
    address: record.text('address', "'Street, Village, Area 12345'"),
    coordinates: readCoordinates(record, mapEmbed),
    rating: record.optionalNumber('rating', { min: 0, max: 5 }, '4.5'),
    reviews: record.optionalNumber('reviews', { min: 0, max: 10_000_000 }, '286'),
    discount: record.optionalNumber('discount', { min: 0, max: 100 }, "'15%'"),
    price: readPrice(record, rooms),
    contact: readPhone(record, 'contact'),
    email: readEmail(record),
    menuAndRates: readLink(record, 'hotel_menu_rates', 'menuAndRates'),
    checkIn: readClock(record, 'checkIn'),
    checkOut: readClock(record, 'checkOut'),
    pictures: readCardPictures(record, all, find),
    photoCount: all.length,
    heroPictures: hero,
    exteriorPictures: exterior,
    poolPictures: pool,
    diningPictures: dining,
    facilities: record.lines('facilities'),
    gettingThere: record.lines('gettingThere'),
    faq: readFaq(record),
    meta: readMeta(record, name, description, `social/hotels-${slug}`),
    more: [...readSections(record, 'more'), ...record.rest()],
  }
}
