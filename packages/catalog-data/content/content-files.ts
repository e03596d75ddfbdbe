import { CatalogError } from '../src/normalise/normalise.ts'
import { type EncodedPicture, encodedPictures } from './photos/encoded-pictures.ts'
import { findPictures } from './photos/find-pictures.ts'
import { hotelModules } from './print/hotel-modules.ts'
import { pageModules } from './print/page-modules.ts'
import { activityKind, beachKind } from './print/place-modules.ts'
import { type Modules, recordModules } from './print/record-modules.ts'
import { textPagesModule } from './print/text-pages-module.ts'
import { readContent, recordsOf } from './read/read-content.ts'
import { schemaFiles } from './schema-files.ts'

/** The modules that sites import, by their path below src; throws for what is unsound. */
export function contentModules(encoded: ReadonlyMap<string, EncodedPicture>): Modules {
  const content = readContent(findPictures(encoded))
  if (content.problems[0] !== undefined) throw new CatalogError(content.problems[0])
  return {
    ...hotelModules(recordsOf(content.hotels), recordsOf(content.rates), encoded),
    ...recordModules(activityKind, recordsOf(content.activities), encoded),
    ...recordModules(beachKind, recordsOf(content.beaches), encoded),
    ...pageModules(content.pages, encoded),
    ...textPagesModule(recordsOf(content.textPages)),
  }
}

/** Everything that is made of the example and the schemas, by its path in the package. */
export async function contentFiles(): Promise<Modules> {
  const modules = contentModules(await encodedPictures())
  return {
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`src/${path}`, text])),
    ...schemaFiles(),
  }
}
