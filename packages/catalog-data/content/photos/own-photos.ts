import { globSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import { ownFolder } from '../content-folder.ts'
import { pictureName, unencoded } from './encoded-pictures.ts'

const kinds = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif']

export interface OwnPhotos {
  /** The file of each photo by its name in records. */
  photos: ReadonlyMap<string, string>
  problems: readonly CatalogProblem[]
}

/** The photos in an owner's folder, and problems of unusable ones. */
export function ownPhotos(): OwnPhotos {
  const folder = join(ownFolder ?? '', 'photos')
  const photos = new Map<string, string>()
  const problems: CatalogProblem[] = []
  const refuse = (file: string, problem: string, cure: string) =>
    problems.push({ file: join('photos', file), record: 'photos', field: 'file', problem, cure })
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const path = join(entry.parentPath, entry.name)
    const file = path.slice(folder.length + 1).replaceAll('\\', '/')
    const kind = extname(file)
    const name = file.slice(0, file.length - kind.length)
    if (!kinds.includes(kind.toLowerCase()))
      refuse(
        file,
        `is not one of these kinds of photos: ${kinds.join(' ')}`,
        'Save it as JPEG, or remove it.',
      )
    else if (!pictureName.test(name))
      refuse(
        file,
        `'${basename(name)}' cannot stand in an address`,
        'Use a folder, small letters, digits and hyphens, as in photos/hotels/palm-cove/hero-1.jpg.',
      )
    else if (photos.has(name)) refuse(file, 'has the name of another photo', 'Keep one of the two.')
    else photos.set(name, path)
  }
  return { photos, problems }
}

/** Finds photos by name before they are encoded. */
export const findPhotos =
  ({ photos }: OwnPhotos): PictureLookup =>
  (name) =>
    photos.has(name) ? unencoded(name) : undefined
