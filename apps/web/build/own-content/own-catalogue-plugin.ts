import { createReadStream, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'
import { ownContent } from './catalogue-source.ts'

/** Reads the catalogue that was made of an owner's content, instead of the package's. */
export function ownCatalogue(): Plugin {
  return {
    name: 'susegad-own-catalogue',
    async config() {
      const own = await ownContent()
      if (own === undefined) return undefined
      const folder = join(own.source, '..')
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
    // The development server has no built site to take the photos from.
    async configureServer({ middlewares }) {
      const own = await ownContent()
      if (own === undefined) return
      middlewares.use('/media', ({ url = '/' }, response, next) => {
        const file = join(own.media, new URL(url, 'http://localhost').pathname)
        if (!file.startsWith(own.media + sep)) return next()
        createReadStream(file)
          .on('error', () => next())
          .pipe(response)
      })
    },
  }
}
