export type { SearchDocument, SearchKind } from './search-document.ts'

import type { SearchDocument } from './search-document.ts'

/**
 * Loads every record and makes the documents of the search index. It fetches the whole catalogue: call it
 * when the site is built, or when someone first searches.
 */
export async function loadSearchDocuments(): Promise<readonly SearchDocument[]> {
  const { searchDocuments } = await import('./search-documents.ts')
  return searchDocuments()
}
