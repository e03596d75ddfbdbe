import type { Hotel, Room } from '../hotels/hotel.ts'
import { memberSaving } from '../membership/savings.ts'
import type { Stay } from '../schema/stay-schema.ts'
import { priceOfNight } from './night-prices.ts'
import { placesIn, type RoomPlaces } from './room-places.ts'
import {
  bedCharges,
  type Charges,
  compulsoryCharges,
  dinnerCharges,
  nightLines,
  shortStays,
} from './stay-charges.ts'
import type { OpenQuestion, StayEstimate, StayLine, StayOptions, StayTrip } from './stay-estimate.ts'
import { nightsBetween } from './stay-nights.ts'

type StayHotel = Pick<Hotel, 'discount' | 'stay'>
type StayRoom = Pick<Room, 'category' | 'price' | 'prices' | 'sleeps' | 'minAge'>

const amountOf = (lines: readonly StayLine[]): number =>
  lines.reduce((sum, { quantity, nights, price }) => sum + quantity * (nights ?? 1) * price, 0)

/** Nights on which the prices of the hotel are valid, and a question about the others. */
function validNights({ stay }: StayHotel, nights: readonly string[]) {
  const { from, to = null } = stay?.valid ?? { from: '' }
  const valid = nights.filter((night) => from <= night && (to === null || night <= to))
  const others = nights.length - valid.length
  const isEarly = nights.some((night) => night < from)
  const open: OpenQuestion[] =
    others > 0 ? [{ kind: 'validity', nights: others, from, to: isEarly ? null : to }] : []
  return { valid, open }
}

/** The places of all rooms that can be told, and questions about the others. */
function placesOf(stay: Stay, room: StayRoom, { rooms }: StayTrip) {
  const places: RoomPlaces[] = []
  const open: OpenQuestion[] = rooms.length === 0 ? [{ kind: 'people', room: 0 }] : []
  for (const [index, party] of rooms.entries()) {
    const found = placesIn(party, room, stay, index)
    if ('kind' in found) open.push(found)
    else places.push(found)
  }
  return { places, open }
}

function roomCharges(
  { stay }: StayHotel,
  room: StayRoom,
  { rooms }: StayTrip,
  nights: readonly string[],
): Charges {
  const guests = rooms.reduce((sum, { adults, children }) => sum + adults + children.length, 0)
  const line = { kind: 'room', text: room.category, quantity: rooms.length, guests: guests || null } as const
  const { lines, unknown } = nightLines(line, nights, room.prices ?? room.price, stay)
  return { lines, open: unknown > 0 ? [{ kind: 'room-price', nights: unknown }] : [] }
}

function lateCheckOut(
  { stay }: StayHotel,
  room: StayRoom,
  { rooms }: StayTrip,
  lastNight: string | undefined,
): Charges {
  const late = stay?.lateCheckOut
  const night = lastNight && priceOfNight(lastNight, room.prices ?? room.price, stay)
  if (!late || !night) return { lines: [], open: [{ kind: 'late-check-out' }] }
  const line: StayLine = {
    kind: 'late-check-out',
    season: null,
    text: `Late check-out until ${late.until}`,
    quantity: rooms.length,
    nights: null,
    guests: null,
    price: Math.round((night.price * late.percentOfNight) / 100),
  }
  return { lines: [line], open: [] }
}

/** The meals of a stay: half board where the hotel has nothing else. */
export const mealPlanOf = ({ stay }: Pick<Hotel, 'stay'>, chosen: 'CP' | 'MAP'): 'CP' | 'MAP' =>
  stay?.halfBoard ? 'MAP' : chosen

/**
 * What a stay costs, line by line. There is a total only if every part of it is known: what isn't, and what the hotel
 * does not allow, is in `open`. Reads no clock and no storage.
 */
export function estimateStay(
  hotel: StayHotel,
  room: StayRoom,
  trip: StayTrip,
  { plan = 'CP', lateCheckOut: isLate = false, memberPercent = 0, today }: StayOptions = {},
): StayEstimate {
  const nights = nightsBetween(trip.arrival, trip.departure)
  if (!nights) return { lines: [], total: null, partial: null, open: [{ kind: 'dates' }], memberSaving: 0 }
  const { stay } = hotel
  const { valid, open: invalid } = validNights(hotel, nights)
  const rooms = roomCharges(hotel, room, trip, valid)
  const byRules = (rules: Stay): Charges[] => {
    const { places, open } = placesOf(rules, room, trip)
    return [
      { lines: [], open: [...open, ...shortStays(rules, nights)] },
      bedCharges(rules, places, valid),
      ...(plan === 'MAP' && !rules.halfBoard ? [dinnerCharges(rules, places, valid)] : []),
      compulsoryCharges(rules, places, nights),
    ]
  }
  const lastNight = nights.at(-1) === valid.at(-1) ? valid.at(-1) : undefined
  const charges = [
    rooms,
    ...(stay ? byRules(stay) : []),
    ...(isLate ? [lateCheckOut(hotel, room, trip, lastNight)] : []),
  ]
  const open: OpenQuestion[] = [
    ...(today && nights.some((night) => night < today) ? [{ kind: 'past' } as const] : []),
    ...(stay ? [] : [{ kind: 'rules' } as const]),
    ...invalid,
    ...charges.flatMap((charge) => charge.open),
  ]
  const lines = charges.flatMap((charge) => charge.lines)
  const amount = amountOf(lines)
  const pricedNights = rooms.lines.reduce((sum, line) => sum + (line.nights ?? 0), 0)
  const night = { price: amountOf(rooms.lines), offer: hotel.discount }
  return {
    lines,
    total: open.length === 0 ? amount : null,
    partial: open.length > 0 && lines.length > 0 ? { nights: pricedNights, amount } : null,
    open,
    memberSaving: Math.round(memberSaving(night, memberPercent)),
  }
}
