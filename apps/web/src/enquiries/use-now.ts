import { useSyncExternalStore } from 'react'

const step = 30_000

function subscribe(tell: () => void): () => void {
  const timer = setInterval(tell, step)
  return () => clearInterval(timer)
}

const lastStep = () => Math.floor(Date.now() / step) * step

/** The current time, updated often enough for a clock that shows minutes. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, lastStep)
}
