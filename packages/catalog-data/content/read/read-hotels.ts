import type { Hotel } from '../../src/hotels/hotel.ts'
import type { RateCard } from '../../src/hotels/rate-card.ts'
import { inspectCatalog } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import { faultsOf } from '../../src/schema/faults.ts'
import { type HotelContent, hotelRecord, rateRecord } from '../../src/schema/hotel-schema.ts'
import { byPlace, type Filed, filedFaults, type ReadRecords, readRecords } from './read-records.ts'

type RawRoom = Partial<HotelContent['rooms'][number]>

const roomsOf = (raw: Record<string, unknown>): RawRoom[] => (Array.isArray(raw.rooms) ? raw.rooms : [])

/** A room's price is its first season's; a hotel's is that of its cheapest room. */
function withPrices(raw: Record<string, unknown>): Record<string, unknown> {
  const rooms = roomsOf(raw).map((room) =>
    room.seasonPrices?.[0] === undefined ? room : { price: room.seasonPrices[0], ...room },
  )
  const lowest = Math.min(...rooms.flatMap(({ price }) => price ?? []))
  return {
    ...(Number.isFinite(lowest) ? { price: lowest } : {}),
    ...raw,
    ...(rooms.length > 0 ? { rooms } : {}),
  }
}

/** The rates of a hotel, a row for each room with a price by season. */
function ratesOf(raw: Record<string, unknown>): unknown {
  const { slug, name, rates } = raw
  if (typeof rates !== 'object' || rates === null) return undefined
  const rows = roomsOf(raw).flatMap(({ category, seasonPrices }) =>
    seasonPrices === undefined ? [] : [{ room: category, prices: seasonPrices }],
  )
  return { slug, hotel: name, ...rates, rows }
}

/** Reads the hotels and their rates. */
export function readHotels(findPicture: PictureLookup): ReadRecords<Hotel> & { rates: Filed<RateCard>[] } {
  const rates: Filed<RateCard>[] = []
  const { records, problems } = readRecords<Hotel>({
    folder: 'hotels',
    schema: hotelRecord,
    facts: withPrices,
    inspect: (raw, file) => {
      const { rates: _own, rooms, ...rest } = raw
      const card = ratesOf(raw)
      const faults = card === undefined ? [] : faultsOf(rateRecord, card)
      if (card !== undefined && faults.length === 0) rates.push({ file, record: card as RateCard })
      const own = {
        ...(card === undefined ? {} : { menuAndRates: `/rates/${raw.slug}` }),
        ...rest,
        rooms: Array.isArray(rooms) ? rooms.map(({ seasonPrices: _seasons, ...room }) => room) : rooms,
      }
      const { catalog, problems: misread } = inspectCatalog({ hotels: [own] }, { file, findPicture })
      const misrated = faults.map((fault) => ({ ...fault, field: `rates.${fault.field}` }))
      return {
        record: catalog?.hotels[0],
        problems: [...misread, ...filedFaults(file, String(raw.slug), misrated)],
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
