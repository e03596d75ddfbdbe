import { readFileSync } from 'node:fs'
import type { Catalogue } from '../../src/catalogue/catalogue.ts'
import { CatalogError } from '../../src/normalise/normalise.ts'
import type { PictureFile } from '../../src/pictures/picture.ts'
import { setContentFolder } from '../content-folder.ts'
import { readContent } from '../read/read-content.ts'
import { catalogueOf } from './catalogue-of.ts'

/** Encoded pictures by name, from the locks that the `pictures` command keeps; a later lock wins. */
export function readPictures(locks: readonly string[]): Map<string, PictureFile> {
  const locked = locks.flatMap((lock) =>
    Object.entries(JSON.parse(readFileSync(lock, 'utf8')) as Record<string, Omit<PictureFile, 'name'>>),
  )
  return new Map(
    locked.map(([name, { hash, width, height, tints }]) => [name, { name, hash, width, height, tints }]),
  )
}

/** Reads a folder of content as a site needs it; throws a `CatalogError` if it is invalid. */
export function readCatalogue(
  folder: string,
  pictures: ReadonlyMap<string, PictureFile>,
  env: Readonly<Record<string, string | undefined>> = {},
): Catalogue {
  setContentFolder(folder)
  const content = readContent((name) => pictures.get(name))
  if (content.problems[0]) throw new CatalogError(content.problems[0])
  return catalogueOf(content, pictures, env)
}
