import type { Room } from '../../hotels/hotel.ts'
import { type RawRecord, shown } from '../raw-record.ts'
import { isAbsent, isMap } from '../raw-text.ts'
import { type PictureLookup, readPictures } from './raw-pictures.ts'

const charge = (room: RawRecord, ...names: [string, ...string[]]): string | null => {
  const text = room.optionalText(...names)
  return text !== null && /^\d+$/.test(text) ? `${text} per night` : text
}

function keyOf(category: string, index: number): string {
  const key = category
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return key === '' ? `room-${index + 1}` : key
}

function readRoom(room: RawRecord, key: string | undefined, index: number, find: PictureLookup): Room {
  const category = room.text('category', "'Deluxe Room'")
  const worded = /^\D+$/.test(String(room.has('price') ? room.peek('price') : '0'))
  const words = worded ? room.optionalText('price') : null
  return {
    key: key ?? room.optionalText('key') ?? keyOf(category, index),
    category,
    price:
      words === null
        ? room.optionalNumber('price', { min: 1, max: 1_000_000 }, '2499, or leave it out')
        : null,
    description: room.optionalMarkdown('description') ?? '',
    pictures: readPictures(room, ['images', 'pictures'], category, find),
    childWithoutBed: charge(room, 'Child without bed(5-12yrs)', 'childWithoutBed'),
    extraAdultWithBed: charge(room, 'Extra Adult with bed', 'extraAdultWithBed'),
    guests: room.optionalText('guests'),
    ratingText: room.optionalText('ratingText'),
    popular: room.flag('popular'),
    facts: [...room.lines('facts'), ...(words === null ? [] : [`Price: ${words}`]), ...room.restLines()],
  }
}

/** Reads rooms given as a list, or as a map by room key. */
export function readRooms(hotel: RawRecord, find: PictureLookup): Room[] {
  const value = hotel.take('roomDetails', 'rooms')
  if (isAbsent(value)) return []
  const cure = 'Give each room as {"category": …, "description": …, "images": […]}.'
  if (Array.isArray(value))
    return hotel.maps('roomDetails', value, cure).map((room, index) => readRoom(room, undefined, index, find))
  if (!isMap(value)) {
    hotel.complain('roomDetails', `${shown(value)} is neither a list nor a map of rooms`, cure)
    return []
  }
  return Object.entries(value).flatMap(([key, item], index) => {
    if (isMap(item)) return readRoom(hotel.inner(`roomDetails.${key}`, item), key, index, find)
    hotel.complain(`roomDetails.${key}`, `${shown(item)} is not a room`, cure)
    return []
  })
}
