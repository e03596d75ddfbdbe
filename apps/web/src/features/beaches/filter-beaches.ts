import type { BeachSummary } from '@susegad/catalog-data/beaches'
import { areaOf } from '@susegad/catalog-data/place'
import type { ListingField } from '../../catalogue/listing/listing-filters.tsx'
import type { ListingQuery } from '../../catalogue/listing/listing-query.ts'
import { site } from '../../page-data/site.ts'

export const beachFields = (): readonly ListingField[] => [
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
    options: site().business.region.areas.map(({ key, name }) => [key, name]),
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

/** A beach without coordinates sorts last and belongs to no area. */
const latitude = ({ coordinates }: BeachSummary) => coordinates?.lat ?? Number.MAX_SAFE_INTEGER

const areaKey = ({ coordinates }: BeachSummary) =>
  coordinates && areaOf(coordinates, site().business.region.areas)?.key

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
  const within = site().business.region.areas.some(({ key }) => key === area)
  const fitting = beaches.filter(
    (beach) => (!known || beach.category === category) && (!within || areaKey(beach) === area),
  )
  const order = orders.get(sort ?? '')
  return order ? fitting.toSorted(order) : fitting
}
