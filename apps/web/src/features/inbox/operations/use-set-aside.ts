import { useCallback, useEffect, useRef } from 'react'
import type { DeskMany } from './use-many.ts'

/** Marks an enquiry as spam, with undo. A stable callback, so that the open enquiry doesn't re-render. */
export function useSetAside({ start }: Pick<DeskMany, 'start'>): (id: string) => void {
  const latest = useRef(start)
  useEffect(() => {
    latest.current = start
  })
  return useCallback((id) => void latest.current({ verb: 'spam', spam: true, scope: { ids: [id] } }), [])
}
