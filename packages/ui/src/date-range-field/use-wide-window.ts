'use client'

import * as React from 'react'

// Two months, their gap and the panel's edges.
const wide = () => matchMedia('(width >= 48rem)')

function watch(tell: () => void): () => void {
  const query = wide()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether two months have room beside each other. */
export function useWideWindow(): boolean {
  return React.useSyncExternalStore(
    watch,
    () => wide().matches,
    () => false,
  )
}
