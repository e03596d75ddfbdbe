import { CatalogError, type CatalogProblem } from '../src/normalise/normalise.ts'
import { encodedPictures } from './encoded-pictures.ts'
import { findPictures } from './find-pictures.ts'
import { hotelModules } from './hotel-modules.ts'
import { pageModules } from './page-modules.ts'
import { activityKind, beachKind } from './place-modules.ts'
import { readHotels } from './read-hotels.ts'
import { readPages } from './read-pages.ts'
import { readActivities, readBeaches } from './read-places.ts'
import type { Filed } from './read-records.ts'
import { type Modules, recordModules } from './record-modules.ts'
import { schemaFiles } from './schema-files.ts'
import { siteFacts } from './site-facts.ts'

const recordsOf = <T>(read: readonly Filed<T>[]): T[] => read.map(({ record }) => record)

/** Everything that is made of the content and its schemas, by its path in the package; throws for what is unsound. */
export async function contentFiles(): Promise<Modules> {
  const encoded = await encodedPictures()
  const find = findPictures(encoded)
  const hotels = readHotels(find)
  const activities = readActivities(find)
  const beaches = readBeaches(find)
  const problems: CatalogProblem[] = [...hotels.problems, ...activities.problems, ...beaches.problems]
  const facts = siteFacts(
    recordsOf(hotels.records),
    recordsOf(activities.records),
    recordsOf(beaches.records),
  )
  const { pages, problems: misread } = readPages(facts, find)
  problems.push(...misread)
  if (problems[0] !== undefined) throw new CatalogError(problems[0])
  const modules = {
    ...hotelModules(recordsOf(hotels.records), recordsOf(hotels.rates), encoded),
    ...recordModules(activityKind, recordsOf(activities.records), encoded),
    ...pageModules(pages, encoded),
    ...recordModules(beachKind, recordsOf(beaches.records), encoded),
  }
  return {
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`src/${path}`, text])),
    ...schemaFiles(),
  }
}
