import type { SearchDocument } from '@susegad/catalog-data/search'
import { useCallback, useEffect, useRef, useState } from 'react'

type Documents = readonly SearchDocument[]

/** URL of the index. */
const searchIndex = '/search-documents.json'

// Fetched as data, not imported: browsers cache a module that failed to load and would not request it again.
async function fetchDocuments(): Promise<Documents> {
  const answer = await fetch(searchIndex)
  if (!answer.ok) throw new Error(`The search index was answered with ${answer.status}.`)
  return answer.json()
}

interface SearchDocuments {
  documents: Documents | undefined
  state: 'opening' | 'open' | 'failed'
  retry: () => void
}

/** The search index, loaded once somebody wants it. */
export function useSearchDocuments(isAsked: boolean): SearchDocuments {
  const [documents, setDocuments] = useState<Documents>()
  const [failed, setFailed] = useState(false)
  const wanted = useRef(false)
  const open = useCallback(async () => {
    setFailed(false)
    try {
      const fetched = await fetchDocuments()
      if (wanted.current) setDocuments(fetched)
    } catch {
      if (wanted.current) setFailed(true)
    }
  }, [])
  useEffect(() => {
    if (!isAsked) return
    wanted.current = true
    void open()
    return () => {
      wanted.current = false
    }
  }, [open, isAsked])
  return { documents, state: documents ? 'open' : failed ? 'failed' : 'opening', retry: open }
}
