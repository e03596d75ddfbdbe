import { useCallback, useEffect, useRef } from 'react'
import type { DeskMany } from './use-many.ts'

/** Sets one enquiry aside as spam, with an undo; the function stays the same, so that the open enquiry isn't rendered again. */
export function useSetAside({ start }: Pick<DeskMany, 'start'>): (id: string) => void {
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  return useCallback((id) => void latest.current({ verb: 'spam', spam: true, scope: { ids: [id] } }), [])
}
