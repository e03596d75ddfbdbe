'use client'

import * as React from 'react'

// Width of two months, the gap and the padding.
const wide = () => matchMedia('(width >= 48rem)')

function watch(tell: () => void): () => void {
  const query = wide()
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

/** Whether two months fit side by side. */
export function useWideWindow(): boolean {
  return React.useSyncExternalStore(
    watch,
    () => wide().matches,
    () => false,
  )
}
