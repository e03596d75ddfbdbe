export { searchPage } from './generated/search-page.ts'
export type { SearchDocument, SearchKind } from './search-document.ts'
export { searchDocumentsOf } from './search-documents.ts'

import type { SearchDocument } from './search-document.ts'
import { searchDocumentsOf } from './search-documents.ts'

/**
 * Loads every record and creates the documents of the search index. It fetches the whole catalogue: call it
 * at build time or on the first search.
 */
export async function loadSearchDocuments(): Promise<readonly SearchDocument[]> {
  const { exampleCatalogue } = await import('../catalogue/example-catalogue.ts')
  return searchDocumentsOf(await exampleCatalogue())
}
