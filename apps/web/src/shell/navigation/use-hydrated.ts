import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False for the page's own HTML and its first render, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
