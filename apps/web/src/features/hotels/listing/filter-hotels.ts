import type { HotelSummary } from '@susegad/catalog-data/hotels'
import { formatPrice } from '@susegad/ui/logic/format-price'
import type { ListingField } from '../../../catalogue/listing/listing-filters.tsx'
import type { ListingQuery } from '../../../catalogue/listing/listing-query.ts'

// Maps: an object would also find inherited keys like `constructor`.
const priceLimits = new Map([
  ['under-2200', 2200],
  ['under-2500', 2500],
  ['under-3000', 3000],
])

const orders = new Map<string, (one: HotelSummary, other: HotelSummary) => number>([
  ['cheapest', (one, other) => one.price - other.price],
  ['dearest', (one, other) => other.price - one.price],
  ['rating', (one, other) => other.rating - one.rating],
])

/** The village of a location: 'Candolim' of 'Candolim, North Goa'. */
const areaOf = ({ location }: HotelSummary) => location.split(',')[0] ?? location

export function hotelFields(hotels: readonly HotelSummary[]): ListingField[] {
  const areas = [...new Set(hotels.map(areaOf))].sort()
  return [
    { name: 'area', label: 'Area', all: 'The whole coast', options: areas.map((area) => [area, area]) },
    {
      name: 'price',
      label: 'Price a night',
      all: 'Any price',
      options: [...priceLimits]
        .filter(([, limit]) => hotels.some(({ price }) => price < limit))
        .map(([value, limit]) => [value, `Under ${formatPrice(limit)}`]),
    },
    {
      name: 'sort',
      label: 'Sort by',
      all: 'Our order',
      options: [
        ['cheapest', 'Price, low to high'],
        ['dearest', 'Price, high to low'],
        ['rating', 'Rating'],
      ],
    },
  ]
}

/** Filters and sorts hotels. Unknown values in the URL are ignored. */
export function filterHotels(hotels: readonly HotelSummary[], query: ListingQuery): readonly HotelSummary[] {
  const areas = new Set(hotels.map(areaOf))
  const area = query.area && areas.has(query.area) ? query.area : undefined
  const below = priceLimits.get(query.price ?? '') ?? Number.POSITIVE_INFINITY
  const fitting = hotels.filter((hotel) => (!area || areaOf(hotel) === area) && hotel.price < below)
  const order = orders.get(query.sort ?? '')
  return order ? fitting.toSorted(order) : fitting
}
