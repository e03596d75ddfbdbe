import type { Hotel } from '../../src/hotels/hotel.ts'
import type { RateCard } from '../../src/hotels/rate-card.ts'
import { inspectCatalog } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import { type Fault, faultsOf } from '../../src/schema/faults.ts'
import { type HotelContent, hotelRecord, rateRecord } from '../../src/schema/hotel-schema.ts'
import type { Stay } from '../../src/schema/stay-schema.ts'
import { sleepsLine } from '../../src/stay/room-places.ts'
import { byPlace, type Filed, filedFaults, type ReadRecords, readRecords } from './read-records.ts'
import { whenInWords } from './when-in-words.ts'

type RawRoom = Partial<HotelContent['rooms'][number]>
const roomsOf = (raw: Record<string, unknown>): RawRoom[] => (Array.isArray(raw.rooms) ? raw.rooms : [])

/** The lowest price of a room's seasons. */
function lowestOf({ prices, seasonPrices }: RawRoom): number | undefined {
  if (!prices) return seasonPrices?.[0]
  const lowest = Math.min(...Object.values(prices))
  return Number.isFinite(lowest) ? lowest : undefined
}

/** A room's price is that of its cheapest season; a hotel's is that of its cheapest room. */
function withPrices(raw: Record<string, unknown>): Record<string, unknown> {
  const rooms = roomsOf(raw).map((room) => {
    const price = lowestOf(room)
    return price === undefined ? room : { price, ...room }
  })
  const lowest = Math.min(...rooms.flatMap(({ price }) => price ?? []))
  return {
    ...(Number.isFinite(lowest) ? { price: lowest } : {}),
    ...raw,
    ...(rooms.length > 0 ? { rooms } : {}),
  }
}

/** The rates of a hotel, a row for each room with a price by season. */
function ratesOf(raw: Partial<HotelContent> & Record<string, unknown>): unknown {
  const { slug, name, rates, stay } = raw
  if (typeof rates !== 'object' || rates === null) return undefined
  const seasons = Array.isArray(stay?.seasons) ? stay.seasons : []
  const rows = roomsOf(raw).flatMap(({ category, prices, seasonPrices }) => {
    const inOrder = prices ? seasons.map(({ key }) => prices[key]) : seasonPrices
    return inOrder === undefined ? [] : [{ room: category, prices: inOrder }]
  })
  const named = seasons.map(({ name, days }) => ({ name, days: whenInWords(days) ?? '' }))
  return { slug, hotel: name, seasons: named, ...rates, rows }
}

/** The stay of a hotel, valid as long as its rates unless it says otherwise. */
function stayOf({ stay, rates }: Partial<HotelContent>): Stay | undefined {
  if (!stay || !rates || stay.valid) return stay
  return { ...stay, valid: { from: rates.validFrom, to: rates.validTo } }
}

/** The record with the facts that only calculations read; the normaliser would print them as text. */
function withFacts(hotel: Hotel, raw: Partial<HotelContent>): Hotel {
  const stay = stayOf(raw)
  const rooms = hotel.rooms.map((room, index) => {
    const { prices, sleeps, minAge } = raw.rooms?.[index] ?? {}
    const isSaid = room.facts.some((fact) => /^sleeps\b/i.test(fact))
    const line = stay && !isSaid ? sleepsLine({ guests: room.guests, ...(sleeps && { sleeps }) }, stay) : null
    return {
      ...room,
      facts: line ? [line, ...room.facts] : room.facts,
      ...(prices && { prices }),
      ...(sleeps && { sleeps }),
      ...(minAge !== undefined && { minAge }),
    }
  })
  return { ...hotel, rooms, ...(stay && { stay }) }
}

/** A room's lowest price would be calculated for every night. */
const unkeyedFaults = ({ stay, ...raw }: Record<string, unknown>): Fault[] =>
  roomsOf(raw).flatMap(({ seasonPrices }, index) =>
    stay === undefined || seasonPrices === undefined
      ? []
      : [
          {
            field: `rooms[${index}].seasonPrices`,
            problem: 'has prices in an order, but the stay needs them by season',
            cure: 'Write them as prices, by the keys of the seasons.',
          },
        ],
  )

const withoutFacts = ({ seasonPrices, prices, sleeps, minAge, ...room }: RawRoom) => room

/** Reads the hotels and their rates. */
export function readHotels(findPicture: PictureLookup): ReadRecords<Hotel> & { rates: Filed<RateCard>[] } {
  const rates: Filed<RateCard>[] = []
  const { records, problems } = readRecords<Hotel>({
    folder: 'hotels',
    schema: hotelRecord,
    facts: withPrices,
    inspect: (raw, file) => {
      const { rates: _rates, stay: _stay, rooms, ...rest } = raw
      const card = ratesOf(raw)
      const faults = card === undefined ? [] : faultsOf(rateRecord, card)
      if (card !== undefined && faults.length === 0) rates.push({ file, record: card as RateCard })
      const own = {
        ...(card === undefined ? {} : { menuAndRates: `/rates/${raw.slug}` }),
        ...rest,
        rooms: Array.isArray(rooms) ? rooms.map(withoutFacts) : rooms,
      }
      const { catalog, problems: misread } = inspectCatalog({ hotels: [own] }, { file, findPicture })
      const misrated = faults.map((fault) => ({ ...fault, field: `rates.${fault.field}` }))
      const hotel = catalog?.hotels[0]
      return {
        record: hotel && withFacts(hotel, raw),
        problems: [...misread, ...filedFaults(file, String(raw.slug), [...misrated, ...unkeyedFaults(raw)])],
      }
    },
  })
  return { records: records.sort(byPlace), rates: rates.sort(bySlugOf(records)), problems }
}

const bySlugOf =
  (hotels: readonly Filed<Hotel>[]) =>
  (one: Filed<RateCard>, other: Filed<RateCard>): number => {
    const place = ({ record }: Filed<RateCard>) =>
      hotels.findIndex(({ record: { slug } }) => slug === record.slug)
    return place(one) - place(other)
  }
