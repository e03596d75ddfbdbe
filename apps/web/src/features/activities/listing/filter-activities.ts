import { type ActivitySummary, hasWaterSport } from '@susegad/catalog-data/activities'
import type { PriceFormat } from '@susegad/ui/logic/format-price'
import type { ListingField } from '../../../catalogue/listing/listing-filters.tsx'
import type { ListingQuery } from '../../../catalogue/listing/listing-query.ts'
import { priceLimit, priceOptions } from '../../../catalogue/listing/price-steps.ts'

export const activityFields = (steps: readonly number[], format: PriceFormat): readonly ListingField[] => [
  {
    name: 'kind',
    label: 'Kind',
    all: 'All activities',
    options: [
      ['water', 'Sea, river and air'],
      ['land', 'On land'],
    ],
  },
  {
    name: 'price',
    label: 'Price per person',
    all: 'Any price',
    options: priceOptions(steps, format),
  },
  {
    name: 'sort',
    label: 'Sort by',
    all: 'Recommended',
    options: [
      ['cheapest', 'Price, low to high'],
      ['shortest', 'Duration, short to long'],
      ['rating', 'Rating'],
    ],
  },
]

// A Map: an object would also find inherited keys like `constructor`.
const orders = new Map<string, (one: ActivitySummary, other: ActivitySummary) => number>([
  ['cheapest', (one, other) => one.price - other.price],
  ['shortest', (one, other) => minutesOf(one.duration) - minutesOf(other.duration)],
  ['rating', (one, other) => (other.rating ?? 0) - (one.rating ?? 0)],
])

const timeWords = /(\d+(?:\.\d+)?)(?:\s*(?:to|-|–)\s*(\d+(?:\.\d+)?))?\s*(min|hour|hr|day)/gi
const minutesIn = new Map([
  ['min', 1],
  ['hr', 60],
  ['hour', 60],
  ['day', 1440],
])

/** The longest duration in a text, in minutes: 120 for '10 to 15 minutes in the air, about 2 hours in all'. */
export function minutesOf(duration: string | null): number {
  const times = [...(duration ?? '').matchAll(timeWords)]
  const lengths = times.map(
    ([, from, to, unit = '']) => Number(to ?? from) * (minutesIn.get(unit.toLowerCase()) ?? 1),
  )
  return lengths.length > 0 ? Math.max(...lengths) : Number.MAX_SAFE_INTEGER
}

/** Filters and sorts activities. Unknown values in the URL are ignored. */
export function filterActivities(
  activities: readonly ActivitySummary[],
  { kind, price, sort }: ListingQuery,
  steps: readonly number[],
): readonly ActivitySummary[] {
  const below = priceLimit(price, steps)
  const fitting = activities.filter(
    (activity) =>
      activity.price < below &&
      (kind === 'water' ? hasWaterSport(activity) : kind === 'land' ? !hasWaterSport(activity) : true),
  )
  const order = orders.get(sort ?? '')
  return order ? fitting.toSorted(order) : fitting
}
