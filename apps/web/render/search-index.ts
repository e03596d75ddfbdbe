import type { Catalogue } from '@susegad/catalog-data/catalogue'
import { searchDocumentsOf } from '@susegad/catalog-data/search'
import { wordsOf } from '../src/features/search/search-places.ts'

/** What can be found, with each word once: to search, nobody fetches the whole catalogue. */
export function searchIndex(catalogue: Catalogue): string {
  const lean = searchDocumentsOf(catalogue).map(({ text, ...document }) => {
    const named = new Set(wordsOf([document.title, ...document.keywords].join(' ')))
    return { ...document, text: [...new Set(wordsOf(text))].filter((word) => !named.has(word)).join(' ') }
  })
  return JSON.stringify(lean)
}
