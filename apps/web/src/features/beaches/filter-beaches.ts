import type { BeachSummary } from '@susegad/catalog-data/beaches'
import type { ListingField } from '../../catalogue/listing-filters.tsx'
import type { ListingQuery } from '../../catalogue/listing-query.ts'

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

const latitude = ({ coordinates }: BeachSummary) => coordinates?.lat ?? 0

const orders: Record<string, (one: BeachSummary, other: BeachSummary) => number> = {
  southmost: (one, other) => latitude(one) - latitude(other),
  name: (one, other) => one.name.localeCompare(other.name, 'en'),
}

/** The beaches that fit, in the order asked for. What the address says and nobody offers is left open. */
export function filterBeaches(
  beaches: readonly BeachSummary[],
  { category, area, sort }: ListingQuery,
): readonly BeachSummary[] {
  const known = beaches.some((beach) => beach.category === category)
  const fitting = beaches.filter(
    (beach) =>
      (!known || beach.category === category) &&
      (area === 'north' ? latitude(beach) > DISTRICT_BORDER : true) &&
      (area === 'south' ? latitude(beach) <= DISTRICT_BORDER : true),
  )
  const order = orders[sort ?? '']
  return order ? fitting.toSorted(order) : fitting
}
