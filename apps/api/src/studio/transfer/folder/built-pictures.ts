import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { picturesLock } from '../../../settings/folders.ts'

/** Whether the site was built with a picture of this name. */
export async function builtPictures(siteDir: string): Promise<(name: string) => boolean> {
  const lock = [join(siteDir, '.pictures.lock.json'), picturesLock].find((file) => existsSync(file))
  const pictures = lock === undefined ? {} : JSON.parse(await readFile(lock, 'utf8'))
  return (name) => Object.hasOwn(pictures, name)
}
