import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogueSource, hasOwnContent } from './catalogue-source.ts'

/** Reads the catalogue where an owner's content was made into one, instead of in its package. */
export function ownCatalogue(): Plugin {
  return {
    name: 'susegad-own-catalogue',
    async config() {
      if (!hasOwnContent()) return undefined
      const folder = join(await catalogueSource(), '..')
      const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        exports: Record<string, string>
      }
      return {
        resolve: {
          alias: Object.entries(exports).map(([entry, file]) => ({
            find: new RegExp(`^@susegad/catalog-data${entry.slice(1)}$`),
            replacement: join(folder, file),
          })),
        },
      }
    },
  }
}
