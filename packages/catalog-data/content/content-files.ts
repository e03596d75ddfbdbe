import { CatalogError, type CatalogProblem } from '../src/normalise/normalise.ts'
import { encodedPictures } from './encoded-pictures.ts'
import { findPictures } from './find-pictures.ts'
import { hotelModules } from './hotel-modules.ts'
import { readHotels } from './read-hotels.ts'
import type { Modules } from './record-modules.ts'
import { schemaFiles } from './schema-files.ts'

/** Everything that is made of the content and its schemas, by its path in the package; throws for what is unsound. */
export async function contentFiles(): Promise<Modules> {
  const encoded = await encodedPictures()
  const find = findPictures(encoded)
  const hotels = readHotels(find)
  const problems: CatalogProblem[] = [...hotels.problems]
  if (problems[0] !== undefined) throw new CatalogError(problems[0])
  const modules = hotelModules(
    hotels.records.map(({ record }) => record),
    hotels.rates.map(({ record }) => record),
    encoded,
  )
  return {
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`src/${path}`, text])),
    ...schemaFiles(),
  }
}
