import type { BeachSummary } from '@susegad/catalog-data/beaches'
import { areaOf } from '@susegad/catalog-data/place'
import type { ListingField } from '../../catalogue/listing/listing-filters.tsx'
import type { ListingQuery } from '../../catalogue/listing/listing-query.ts'
import type { SiteData } from '../../page-data/site.ts'

type Areas = SiteData['business']['region']['areas']

export const beachFields = (areas: Areas): readonly ListingField[] => [
  {
    name: 'category',
    label: 'Category',
    all: 'All beaches',
    options: [
      ['Beach', 'Beach'],
      ['Quiet', 'Quiet'],
    ],
  },
  {
    name: 'area',
    label: 'Coast',
    all: 'The whole coast',
    options: areas.map(({ key, name }) => [key, name]),
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

const areaKey = ({ coordinates }: BeachSummary, areas: Areas) =>
  coordinates && areaOf(coordinates, areas)?.key

// A Map: an object would also find inherited keys like `constructor`.
const orders = new Map<string, (one: BeachSummary, other: BeachSummary) => number>([
  ['southmost', (one, other) => latitude(one) - latitude(other)],
  ['name', (one, other) => one.name.localeCompare(other.name, 'en')],
])

/** Filters and sorts beaches. Unknown values in the URL are ignored. */
export function filterBeaches(
  beaches: readonly BeachSummary[],
  { category, area, sort }: ListingQuery,
  areas: Areas,
): readonly BeachSummary[] {
  const known = beaches.some((beach) => beach.category === category)
  const within = areas.some(({ key }) => key === area)
  const fitting = beaches.filter(
    (beach) => (!known || beach.category === category) && (!within || areaKey(beach, areas) === area),
  )
  const order = orders.get(sort ?? '')
  return order ? fitting.toSorted(order) : fitting
}
