import { loadSearchDocuments, type SearchDocument } from '@susegad/catalog-data/search'
import { useEffect, useState } from 'react'

/** The index, once it is there. */
export function useSearchDocuments(): readonly SearchDocument[] | undefined {
  const [documents, setDocuments] = useState<readonly SearchDocument[]>()
  useEffect(() => {
    let wanted = true
    void loadSearchDocuments().then((loaded) => {
      if (wanted) setDocuments(loaded)
    })
    return () => {
      wanted = false
    }
  }, [])
  return documents
}
