'use client'

import * as React from 'react'

// Width of two months, the gap and the padding.
const wide = () => matchMedia('(width >= 48rem)')

function watch(listener: () => void): () => void {
  const query = wide()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Whether two months fit side by side. */
export function useWideWindow(): boolean {
  return React.useSyncExternalStore(
    watch,
    () => wide().matches,
    () => false,
  )
}
