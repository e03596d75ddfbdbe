import type { Activity } from '../../src/activities/activity.ts'
import type { Beach } from '../../src/beaches/beach.ts'
import type { Hotel } from '../../src/hotels/hotel.ts'
import type { RateCard } from '../../src/hotels/rate-card.ts'
import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import type { TextPage } from '../../src/text-pages/text-page.ts'
import { offerProblems } from './offered-pages.ts'
import { readHotels } from './read-hotels.ts'
import { readPages } from './read-pages.ts'
import { readActivities, readBeaches } from './read-places.ts'
import type { Filed } from './read-records.ts'
import { readTextPages } from './read-text-pages.ts'
import { siteFacts } from './site-facts.ts'

export interface Content {
  hotels: Filed<Hotel>[]
  rates: Filed<RateCard>[]
  activities: Filed<Activity>[]
  beaches: Filed<Beach>[]
  pages: Readonly<Record<string, Record<string, unknown>>>
  textPages: Filed<TextPage>[]
  /** Everything that cannot be read, or differs from its schema. */
  problems: readonly CatalogProblem[]
}

export const recordsOf = <T>(read: readonly Filed<T>[]): T[] => read.map(({ record }) => record)

/** Reads the whole content folder. */
export function readContent(find: PictureLookup): Content {
  const hotels = readHotels(find)
  const activities = readActivities(find)
  const beaches = readBeaches(find)
  const facts = siteFacts(
    recordsOf(hotels.records),
    recordsOf(activities.records),
    recordsOf(beaches.records),
  )
  const { pages, problems } = readPages(facts, find)
  const textPages = readTextPages(facts)
  const places = { hotels: hotels.records, activities: activities.records, beaches: beaches.records }
  const offered = offerProblems(
    pages,
    places,
    recordsOf(textPages.records).map(({ slug }) => slug),
  )
  return {
    hotels: hotels.records,
    rates: hotels.rates,
    activities: activities.records,
    beaches: beaches.records,
    pages,
    textPages: textPages.records,
    problems: [
      ...hotels.problems,
      ...activities.problems,
      ...beaches.problems,
      ...problems,
      ...textPages.problems,
      ...offered,
    ],
  }
}
