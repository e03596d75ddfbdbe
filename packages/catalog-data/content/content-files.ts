import { CatalogError } from '../src/normalise/normalise.ts'
import { encodedPictures } from './encoded-pictures.ts'
import { findPictures } from './find-pictures.ts'
import { hotelModules } from './hotel-modules.ts'
import { pageModules } from './page-modules.ts'
import { activityKind, beachKind } from './place-modules.ts'
import { readContent, recordsOf } from './read-content.ts'
import { type Modules, recordModules } from './record-modules.ts'
import { schemaFiles } from './schema-files.ts'

/** Everything that is made of the content and its schemas, by its path in the package; throws for what is unsound. */
export async function contentFiles(): Promise<Modules> {
  const encoded = await encodedPictures()
  const content = readContent(findPictures(encoded))
  if (content.problems[0] !== undefined) throw new CatalogError(content.problems[0])
  const modules = {
    ...hotelModules(recordsOf(content.hotels), recordsOf(content.rates), encoded),
    ...recordModules(activityKind, recordsOf(content.activities), encoded),
    ...recordModules(beachKind, recordsOf(content.beaches), encoded),
    ...pageModules(content.pages, encoded),
  }
  return {
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`src/${path}`, text])),
    ...schemaFiles(),
  }
}
