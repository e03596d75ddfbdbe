import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const siteFolder = fromHere('../../web/dist')
export const mediaFolder = fromHere('../../../packages/catalog-data/media/pictures')
/** Sizes and colours of the example's pictures. */
export const picturesLock = fromHere('../../../packages/catalog-data/media/pictures.lock.json')

/** The folder of the built renderer: in production beside the site, else in the repository. */
export const applicationFolders = (siteDir: string): string[] => [
  join(siteDir, '../application'),
  join(siteDir, '../.cache/application'),
  fromHere('../../web/application'),
  fromHere('../../web/.cache/application'),
]

export const contentFolder = fromHere('../../../packages/catalog-data/example')
export const migrationsFolder = fromHere('../migrations')
export const commonPasswordsFile = fromHere('../common-passwords.txt')
