import type { HotelSummary } from '@susegad/catalog-data/hotels'

/** A hotel of your own catalogue, with any slug. */
export type ListedHotel = HotelSummary<string>

/** The chosen filters; an empty string means any. */
export interface HotelChoice {
  area: string
  /** Highest price per night. */
  price: string
  order: string
}

export const anyHotel: HotelChoice = { area: '', price: '', order: '' }

const orders = new Map<string, (one: ListedHotel, other: ListedHotel) => number>([
  ['cheapest', (one, other) => one.price - other.price],
  ['dearest', (one, other) => other.price - one.price],
  // Hotels without a rating come last.
  ['rating', (one, other) => (other.rating ?? -1) - (one.rating ?? -1)],
])

/** The village of a location: 'Candolim' for 'Candolim, North Goa'. */
export const areaOf = ({ location }: ListedHotel): string => location.split(',')[0] ?? location

/** The matching hotels, in the chosen order or their own. */
export function filterHotels(
  hotels: readonly ListedHotel[],
  { area, price, order }: HotelChoice,
): readonly ListedHotel[] {
  const fitting = hotels.filter(
    (hotel) => (!area || areaOf(hotel) === area) && (!price || hotel.price <= Number(price)),
  )
  const compare = orders.get(order)
  return compare ? fitting.toSorted(compare) : fitting
}
