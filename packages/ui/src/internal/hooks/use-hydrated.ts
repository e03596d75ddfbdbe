'use client'

import * as React from 'react'

const never = () => () => {}

/** `false` on the server and during hydration, then `true`. */
export function useHydrated(): boolean {
  return React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
