import { setImmediate } from 'node:timers/promises'

/** In ms; nobody notices that others waited so long. */
const AT_A_STRETCH = 20

/** Awaited between the steps of long work, it lets others be answered meanwhile. */
export function inSteps(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < AT_A_STRETCH) return
    await setImmediate()
    began = performance.now()
  }
}
