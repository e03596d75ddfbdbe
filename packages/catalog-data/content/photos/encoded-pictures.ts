import { readdir } from 'node:fs/promises'
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
