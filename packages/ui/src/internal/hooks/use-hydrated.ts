'use client'

import * as React from 'react'

/** `false` on the server and during hydration, then `true`: in a transition, so that a long page is not one long task. */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = React.useState(false)
  React.useEffect(() => React.startTransition(() => setHydrated(true)), [])
  return hydrated
}
