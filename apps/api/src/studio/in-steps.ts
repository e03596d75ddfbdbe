import { setImmediate } from 'node:timers/promises'

/** Longest step in ms: a delay that nobody notices. */
const AT_A_STRETCH = 20

/** Yields to the event loop between the steps of long work. */
export function inSteps(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < AT_A_STRETCH) return
    await setImmediate()
    began = performance.now()
  }
}
