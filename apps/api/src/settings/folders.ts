import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of the service: this file is two folders below it, its build one. */
function ownFolder(folder = import.meta.dirname): string {
  return existsSync(join(folder, 'package.json')) ? folder : ownFolder(dirname(folder))
}

const own = ownFolder()

export const siteFolder = join(own, '../web/dist')
export const mediaFolder = join(own, '../../packages/catalog-data/media/pictures')
/** Sizes and colours of the example's pictures. */
export const picturesLock = join(own, '../../packages/catalog-data/media/pictures.lock.json')

/** The folder of the built renderer: in production beside the site, else in the repository. */
export const applicationFolders = (siteDir: string): string[] => [
  join(siteDir, '../application'),
  join(siteDir, '../.cache/application'),
  join(own, '../web/application'),
  join(own, '../web/.cache/application'),
]

export const contentFolder = join(own, '../../packages/catalog-data/example')
export const migrationsFolder = join(own, 'migrations')
export const commonPasswordsFile = join(own, 'common-passwords.txt')
