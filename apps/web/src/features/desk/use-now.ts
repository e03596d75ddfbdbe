import { useSyncExternalStore } from 'react'

const step = 30_000

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, step)
  return () => clearInterval(timer)
}

const lastStep = () => Math.floor(Date.now() / step) * step

/** The time, as often as a clock that counts minutes needs it. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, lastStep)
}
