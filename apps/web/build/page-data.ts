import { createReadStream } from 'node:fs'
import { join, sep } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import {
  readCatalogue,
  readPictures,
} from '../../../packages/catalog-data/content/catalogue/read-catalogue.ts'
import { ownFolder } from '../../../packages/catalog-data/content/content-folder.ts'

const catalogData = join(import.meta.dirname, '../../../packages/catalog-data')

/** Serves the pages' JSON under `pnpm dev`, where nothing is prerendered. */
export function pageData(): Plugin {
  return {
    name: 'susegad-page-data',
    async configureServer(server) {
      const own = await ownContent()
      server.middlewares.use((request, answer, next) => {
        // Vite requests JSON modules with a query.
        const path = /^([^?]*)\.json$/.exec(request.url ?? '')?.[1]
        if (path === undefined) return next()
        dataAt(server, path, own?.lock).then((json) => {
          answer.statusCode = json === undefined ? 404 : 200
          answer.setHeader('content-type', 'application/json')
          answer.end(json)
        }, next)
      })
      if (own) servePictures(server, own.media)
    },
  }
}

async function ownContent() {
  if (ownFolder === undefined) return undefined
  // Load the encoder only for an owner's photos.
  const { ownPictures } = await import('./own-content/own-pictures.ts')
  return ownPictures(ownFolder)
}

/** Reads the content on each request, so that changes show. */
async function dataAt(server: ViteDevServer, path: string, ownLock: string | undefined) {
  const pictures = readPictures([ownLock ?? join(catalogData, 'media/pictures.lock.json')])
  const catalogue = readCatalogue(ownFolder ?? join(catalogData, 'example'), pictures, process.env)
  const [{ pageDataOf, siteDataOf }, { searchIndex }] = (await Promise.all([
    server.ssrLoadModule('/src/entry-server.tsx'),
    server.ssrLoadModule('/render/search-index.ts'),
  ])) as [typeof import('../src/entry-server.tsx'), typeof import('../render/search-index.ts')]
  if (path === '/search-documents') return searchIndex(catalogue)
  if (path === '/site') return JSON.stringify({ build: '', site: siteDataOf(catalogue) })
  const page = pageDataOf(catalogue, path === '/index' ? '/' : path)
  return page && JSON.stringify({ build: '', page })
}

/** Serves an owner's photos from their cache: there is no built site. */
function servePictures({ middlewares }: ViteDevServer, media: string): void {
  middlewares.use('/media', ({ url = '/' }, response, next) => {
    const file = join(media, new URL(url, 'http://localhost').pathname)
    if (!file.startsWith(media + sep)) return next()
    createReadStream(file)
      .on('error', () => next())
      .pipe(response)
  })
}
