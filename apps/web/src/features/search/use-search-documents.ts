import type { SearchDocument } from '@susegad/catalog-data/search'
import { useEffect, useState } from 'react'

/** The index, once it is there. */
export function useSearchDocuments(): readonly SearchDocument[] | undefined {
  const [documents, setDocuments] = useState<readonly SearchDocument[]>()
  useEffect(() => {
    let wanted = true
    void import('virtual:search-documents').then(({ searchDocuments }) => {
      if (wanted) setDocuments(searchDocuments)
    })
    return () => {
      wanted = false
    }
  }, [])
  return documents
}
