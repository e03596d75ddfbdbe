import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import { wordsOf } from '../src/features/search/search-places.ts'
import { catalogueSource } from './own-content/catalogue-source.ts'

const fromCatalogue = async (module: string) =>
  import(pathToFileURL(join(await catalogueSource(), module)).href)

async function business() {
  const { businessFrom }: typeof import('../../../packages/catalog-data/src/business/business.ts') =
    await fromCatalogue('business/business.ts')
  return businessFrom(process.env)
}

/** Small modules made at build time, so that no page carries what it doesn't show. */
const modules: Record<string, () => Promise<string>> = {
  // The business record with the environment's overrides, checked once.
  'virtual:business': async () => `export const business = ${JSON.stringify(await business())}`,
  // Titles and formats stand in the entry, which should not carry the rest.
  'virtual:business-name': async () => {
    const { name, address, region, locale, currency } = await business()
    const { street, locality } = address
    const named = { name, address: { street, locality }, region: { name: region.name }, locale, currency }
    return `export const named = ${JSON.stringify(named)}`
  },
}

/** What can be found, with each word once: to search, nobody fetches the whole catalogue. */
async function searchDocuments(): Promise<string> {
  const { loadSearchDocuments }: typeof import('../../../packages/catalog-data/src/search/search.ts') =
    await fromCatalogue('search/search.ts')
  const documents = await loadSearchDocuments()
  const lean = documents.map(({ text, ...document }) => {
    const named = new Set(wordsOf([document.title, ...document.keywords].join(' ')))
    return { ...document, text: [...new Set(wordsOf(text))].filter((word) => !named.has(word)).join(' ') }
  })
  return JSON.stringify(lean)
}

/** The search index as a file of its own, and a module with its address. */
export function searchIndex(): Plugin {
  const id = 'virtual:search-documents'
  return {
    name: 'susegad-search-index',
    resolveId: (asked) => (asked === id ? `\0${id}` : null),
    async load(asked) {
      if (asked !== `\0${id}`) return null
      const source = await searchDocuments()
      // The development server emits no files.
      if (this.environment.mode === 'dev')
        return `export const searchIndex = 'data:application/json,${encodeURIComponent(source)}'`
      const file = this.emitFile({ type: 'asset', name: 'search-documents.json', source })
      return `export const searchIndex = import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}

export function siteModules(): Plugin {
  return {
    name: 'susegad-site-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: async (id) => (await modules[id.slice(1)]?.()) ?? null,
  }
}
