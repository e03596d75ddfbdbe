import { type ActivitySummary, hasWaterSport } from '@susegad/catalog-data/activities'
import type { ListingField } from '../../catalogue/listing-filters.tsx'
import type { ListingQuery } from '../../catalogue/listing-query.ts'

export const activityFields: readonly ListingField[] = [
  {
    name: 'kind',
    label: 'Kind',
    all: 'Everything',
    options: [
      ['water', 'Sea, river and air'],
      ['land', 'On land'],
    ],
  },
  {
    name: 'price',
    label: 'Price a person',
    all: 'Any price',
    options: [
      ['under-500', 'Under ₹500'],
      ['under-1000', 'Under ₹1,000'],
      ['under-2000', 'Under ₹2,000'],
    ],
  },
  {
    name: 'sort',
    label: 'Sort by',
    all: 'Our order',
    options: [
      ['cheapest', 'Price, low to high'],
      ['shortest', 'Duration, short to long'],
      ['rating', 'Rating'],
    ],
  },
]

const dearest: Record<string, number> = { 'under-500': 500, 'under-1000': 1000, 'under-2000': 2000 }

const orders: Record<string, (one: ActivitySummary, other: ActivitySummary) => number> = {
  cheapest: (one, other) => one.price - other.price,
  shortest: (one, other) => minutesOf(one.duration) - minutesOf(other.duration),
  rating: (one, other) => (other.rating ?? 0) - (one.rating ?? 0),
}

/** The longest time that a text such as '10 to 15 minutes in the air, about 2 hours in all' names. */
export function minutesOf(duration: string | null): number {
  const times = [...(duration ?? '').matchAll(/(\d+)(?: to (\d+))? (minute|hour|day)/g)]
  const lengths = times.map(([, from, to, unit]) => Number(to ?? from) * (minutesIn[unit ?? ''] ?? 1))
  return lengths.length > 0 ? Math.max(...lengths) : Number.MAX_SAFE_INTEGER
}

const minutesIn: Record<string, number> = { minute: 1, hour: 60, day: 1440 }

/** The activities that fit, in the order asked for. What the address says and nobody offers is left open. */
export function filterActivities(
  activities: readonly ActivitySummary[],
  { kind, price, sort }: ListingQuery,
): readonly ActivitySummary[] {
  const below = dearest[price ?? ''] ?? Number.POSITIVE_INFINITY
  const fitting = activities.filter(
    (activity) =>
      activity.price < below &&
      (kind === 'water' ? hasWaterSport(activity) : kind === 'land' ? !hasWaterSport(activity) : true),
  )
  const order = orders[sort ?? '']
  return order ? fitting.toSorted(order) : fitting
}
