import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, ViteDevServer } from 'vite'
import { wordsOf } from '../src/features/search/search-places.ts'
import { catalogueSource } from './own-content/catalogue-source.ts'

export const fromCatalogue = async (module: string) =>
  import(pathToFileURL(join(await catalogueSource(), module)).href)

/** What can be found, with each word once: to search, nobody fetches the whole catalogue. */
export async function searchDocuments(): Promise<string> {
  const { loadSearchDocuments }: typeof import('../../../packages/catalog-data/src/search/search.ts') =
    await fromCatalogue('search/search.ts')
  const documents = await loadSearchDocuments()
  const lean = documents.map(({ text, ...document }) => {
    const named = new Set(wordsOf([document.title, ...document.keywords].join(' ')))
    return { ...document, text: [...new Set(wordsOf(text))].filter((word) => !named.has(word)).join(' ') }
  })
  return JSON.stringify(lean)
}

/** What the build writes beside the pages, for the development server, which renders none ahead. */
export function pageData(): Plugin {
  return {
    name: 'susegad-page-data',
    configureServer(server) {
      server.middlewares.use((request, answer, next) => {
        // Modules are asked for with a query.
        const path = /^([^?]*)\.json$/.exec(request.url ?? '')?.[1]
        if (path === undefined) return next()
        dataAt(server, path).then((json) => {
          answer.statusCode = json === undefined ? 404 : 200
          answer.setHeader('content-type', 'application/json')
          answer.end(json)
        }, next)
      })
    },
  }
}

async function dataAt(server: ViteDevServer, path: string): Promise<string | undefined> {
  if (path === '/search-documents') return searchDocuments()
  const {
    exampleCatalogue,
  }: typeof import('../../../packages/catalog-data/src/catalogue/example-catalogue.ts') = await fromCatalogue(
    'catalogue/example-catalogue.ts',
  )
  const catalogue = await exampleCatalogue(process.env)
  const entry = (await server.ssrLoadModule(
    '/src/entry-server.tsx',
  )) as typeof import('../src/entry-server.tsx')
  if (path === '/site') return JSON.stringify({ build: '', site: entry.siteDataOf(catalogue) })
  const page = entry.pageDataOf(catalogue, path === '/index' ? '/' : path)
  return page && JSON.stringify({ build: '', page })
}
