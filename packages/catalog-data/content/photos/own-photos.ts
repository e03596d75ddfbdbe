import { globSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { CatalogProblem } from '../../src/normalise/normalise.ts'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import { ownFolder } from '../content-folder.ts'

const kinds = ['.jpg', '.jpeg', '.png', '.webp', '.avif', '.tif']
const usable = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/

export interface OwnPhotos {
  /** The file of each photo by the name under which records call for it. */
  photos: ReadonlyMap<string, string>
  problems: readonly CatalogProblem[]
}

/** The photos in an owner's folder, and those that cannot be used as they are. */
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
      refuse(file, `is no photo of these kinds: ${kinds.join(' ')}`, 'Save it as JPEG, or take it out.')
    else if (!usable.test(name))
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

/** Finds photos by name before they are encoded: their sizes and colours are not known yet. */
export const findPhotos =
  ({ photos }: OwnPhotos): PictureLookup =>
  (name) =>
    photos.has(name)
      ? { name, hash: '', width: 1920, height: 1200, tints: ['#e7ded0', '#a9bfba', '#3c5a60'] }
      : undefined
