import { readdir } from 'node:fs/promises'
import type { PictureLookup } from '../../src/normalise/parts/raw-pictures.ts'
import type { PictureFile } from '../../src/pictures/picture.ts'

export interface EncodedPicture {
  file: PictureFile
  /** The module that holds it, and its name there. */
  module: string
  exported: string
}

const source = new URL('../../src/pictures/generated/', import.meta.url)

/** Every encoded picture by its name. */
export async function encodedPictures(folder: URL = source): Promise<Map<string, EncodedPicture>> {
  const found = await Promise.all(
    (await readdir(folder))
      .filter((file) => /(?<!\.d)\.[jt]s$/.test(file))
      .map(async (module) => {
        const pictures: Record<string, PictureFile> = await import(new URL(module, folder).href)
        return Object.entries(pictures).map(([exported, file]): [string, EncodedPicture] => [
          file.name,
          { file, module, exported },
        ])
      }),
  )
  return new Map(found.flat())
}

/** The files of all encoded pictures by name. */
export const encodedFiles = async (folder?: URL): Promise<Map<string, PictureFile>> =>
  new Map([...(await encodedPictures(folder))].map(([name, { file }]) => [name, file]))

export const pictureName = /^[a-z0-9-]+(\/[a-z0-9-]+)+$/

/** Stands for a picture that is not encoded yet, so that its record can be read. */
export const unencoded = (name: string): PictureFile => ({
  name,
  hash: '',
  width: 1920,
  height: 1200,
  tints: ['#e7ded0', '#a9bfba', '#3c5a60'],
})

/** Finds pictures by name, also those that are not encoded yet. */
export const findPictures =
  (encoded: ReadonlyMap<string, EncodedPicture>): PictureLookup =>
  (name) =>
    encoded.get(name)?.file ?? (pictureName.test(name) ? unencoded(name) : undefined)
