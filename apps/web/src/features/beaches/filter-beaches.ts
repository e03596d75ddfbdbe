import type { BeachSummary } from '@susegad/catalog-data/beaches'
import type { ListingField } from '../../catalogue/listing/listing-filters.tsx'
import type { ListingQuery } from '../../catalogue/listing/listing-query.ts'

export const beachFields: readonly ListingField[] = [
  {
    name: 'category',
    label: 'Category',
    all: 'Busy and quiet',
    options: [
      ['Beach', 'Beach'],
      ['Quiet', 'Quiet'],
    ],
  },
  {
    name: 'area',
    label: 'Coast',
    all: 'The whole coast',
    options: [
      ['north', 'North Goa'],
      ['south', 'South Goa'],
    ],
  },
  {
    name: 'sort',
    label: 'Sort by',
    all: 'North to south',
    options: [
      ['southmost', 'South to north'],
      ['name', 'Name A-Z'],
    ],
  },
]

/** The Zuari river, where the northern district ends. */
const DISTRICT_BORDER = 15.42

/** A beach without coordinates sorts last and belongs to neither coast. */
const latitude = ({ coordinates }: BeachSummary) => coordinates?.lat ?? Number.MAX_SAFE_INTEGER

const coastOf = ({ coordinates }: BeachSummary) =>
  coordinates ? (coordinates.lat > DISTRICT_BORDER ? 'north' : 'south') : undefined

// A Map: an object would also find inherited keys like `constructor`.
const orders = new Map<string, (one: BeachSummary, other: BeachSummary) => number>([
  ['southmost', (one, other) => latitude(one) - latitude(other)],
  ['name', (one, other) => one.name.localeCompare(other.name, 'en')],
])

/** Filters and sorts beaches. Unknown values in the URL are ignored. */
export function filterBeaches(
  beaches: readonly BeachSummary[],
  { category, area, sort }: ListingQuery,
): readonly BeachSummary[] {
  const known = beaches.some((beach) => beach.category === category)
  const fitting = beaches.filter(
    (beach) =>
      (!known || beach.category === category) &&
      (area === 'north' || area === 'south' ? coastOf(beach) === area : true),
  )
  const order = orders.get(sort ?? '')
  return order ? fitting.toSorted(order) : fitting
}
