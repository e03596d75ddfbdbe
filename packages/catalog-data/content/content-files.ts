import { fileURLToPath } from 'node:url'
import { pictureGroups } from '../pictures/picture-list.ts'
import { readLock, recordIn } from '../pictures/picture-lock.ts'
import { exportName, moduleSource } from '../pictures/picture-modules.ts'
import { CatalogError } from '../src/normalise/normalise.ts'
import { type EncodedPicture, findPictures } from './photos/encoded-pictures.ts'
import { hotelModules } from './print/hotel-modules.ts'
import { pageModules, textPagesModule } from './print/page-modules.ts'
import { activityKind, beachKind } from './print/place-modules.ts'
import { type Modules, recordModules } from './print/record-modules.ts'
import { readContent, recordsOf } from './read/read-content.ts'
import { schemaFiles } from './schema-files.ts'

/** The modules that sites import, by their path below src; throws if the content is invalid. */
function contentModules(encoded: ReadonlyMap<string, EncodedPicture>): Modules {
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

const lockFile = fileURLToPath(new URL('../media/pictures.lock.json', import.meta.url))

/** All generated files by their path in the package. */
export async function contentFiles(): Promise<Modules> {
  const lock = await readLock(lockFile)
  const groups = pictureGroups().map(({ group, names }) => ({
    module: `${group}.ts`,
    pictures: names.map((name) => recordIn(lock, name)),
  }))
  const encoded = groups.flatMap(({ module, pictures }) =>
    pictures.map((file): [string, EncodedPicture] => [
      file.name,
      { file, module, exported: exportName(file.name) },
    ]),
  )
  const modules = contentModules(new Map(encoded))
  return {
    ...Object.fromEntries(
      groups.map(({ module, pictures }) => [`src/pictures/generated/${module}`, moduleSource(pictures)]),
    ),
    ...Object.fromEntries(Object.entries(modules).map(([path, text]) => [`src/${path}`, text])),
    ...schemaFiles(),
  }
}
