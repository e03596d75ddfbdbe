import type { ListingField } from '../../../catalogue/listing/listing-filters.tsx'
import type { ListingQuery } from '../../../catalogue/listing/listing-query.ts'
import { priceLimit, priceOptions } from '../../../catalogue/listing/price-steps.ts'
import type { HotelOnCard } from '../../../page-data/page-data.ts'
import { hasPage, type SiteData } from '../../../page-data/site.ts'

// A Map: an object would also find inherited keys like `constructor`.
const orders = new Map<string, (one: HotelOnCard, other: HotelOnCard) => number>([
  ['cheapest', (one, other) => one.price - other.price],
  ['dearest', (one, other) => other.price - one.price],
  // Hotels without a rating come last.
  ['rating', (one, other) => (other.rating ?? -1) - (one.rating ?? -1)],
])

/** The village of a location, which stands before its area. */
const areaOf = ({ location }: HotelOnCard) => location.split(',')[0] ?? location

export function hotelFields(
  hotels: readonly HotelOnCard[],
  steps: readonly number[],
  site: SiteData,
): ListingField[] {
  const everywhere = hasPage(site, 'beaches') ? 'The whole coast' : 'Everywhere'
  const areas = [...new Set(hotels.map(areaOf))].sort()
  return [
    { name: 'area', label: 'Area', all: everywhere, options: areas.map((area) => [area, area]) },
    {
      name: 'price',
      label: 'Price per night',
      all: 'Any price',
      options: priceOptions(
        steps.filter((limit) => hotels.some(({ price }) => price < limit)),
        site.business,
      ),
    },
    {
      name: 'sort',
      label: 'Sort by',
      all: 'Recommended',
      options: [
        ['cheapest', 'Price, low to high'],
        ['dearest', 'Price, high to low'],
        ['rating', 'Rating'],
      ],
    },
  ]
}

/** Filters and sorts hotels. Unknown values in the URL are ignored. */
export function filterHotels(
  hotels: readonly HotelOnCard[],
  query: ListingQuery,
  steps: readonly number[],
): readonly HotelOnCard[] {
  const areas = new Set(hotels.map(areaOf))
  const area = query.area && areas.has(query.area) ? query.area : undefined
  const below = priceLimit(query.price, steps)
  const fitting = hotels.filter((hotel) => (!area || areaOf(hotel) === area) && hotel.price < below)
  const order = orders.get(query.sort ?? '')
  return order ? fitting.toSorted(order) : fitting
}
