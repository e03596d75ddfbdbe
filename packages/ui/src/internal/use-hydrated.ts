'use client'

import * as React from 'react'

const never = () => () => {}

/** `false` in the HTML of the server and while React takes it over, `true` from then on. */
export function useHydrated(): boolean {
  return React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
