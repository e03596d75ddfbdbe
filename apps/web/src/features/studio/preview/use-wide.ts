import { useSyncExternalStore } from 'react'

const query = '(width >= 90rem)'

function subscribe(tell: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', tell)
  return () => list.removeEventListener('change', tell)
}

/** Whether form and preview fit side by side. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  )
