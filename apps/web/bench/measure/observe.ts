import type { Page } from 'playwright'

/** What the page's own observers saw. */
export interface Seen {
  fcp: number
  lcp: number
  cls: number
  blocking: number
  /** The longest event of an interaction since `forgetTouches`, from input to the next paint. */
  touch: number
}

interface Observed {
  figures: Seen
}

export const seenBy = (page: Page): Promise<Seen> =>
  page.evaluate(() => ({ ...(window as unknown as Observed).figures }))

/** Events under 16 ms are not reported: what is not seen took less. */
export const forgetTouches = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(window as unknown as Observed).figures.touch = 16
  })

/** Runs in the page before anything of it. */
export function observe(): void {
  const tasks: PerformanceEntry[] = []
  const figures = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    touch: 16,
    /** As total blocking time is defined: what long tasks after the first paint take beyond 50 ms. */
    get blocking() {
      const after = tasks.map(({ startTime, duration }) =>
        Math.min(duration, startTime + duration - figures.fcp),
      )
      return after.reduce((sum, time) => sum + Math.max(0, time - 50), 0)
    },
  }
  Object.assign(window, { figures })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) => {
    const options = { type, buffered: true, durationThreshold: 16 }
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options)
  }
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') figures.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    figures.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!shift.hadRecentInput) figures.cls += shift.value
  })
  watch('longtask', (entry) => {
    tasks.push(entry)
  })
  watch('event', (entry) => {
    const { interactionId, duration } = entry as PerformanceEventTiming
    if (interactionId) figures.touch = Math.max(figures.touch, duration)
  })
}
