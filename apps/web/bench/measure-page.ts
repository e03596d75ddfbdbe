import type { Browser, CDPSession, Page } from 'playwright'

/** Lighthouse's slow 4G, applied to the real connection, and a processor four times slower. */
export const slowPhone = { cpu: 4, latency: 562.5, bytesPerSecond: (1475 * 1024) / 8 }

export interface PageFigures {
  fcp: number
  lcp: number
  cls: number
  blocking: number
  usable: number
  /** When React had taken over the page; nothing on a page without script. */
  hydrated: number
  scriptBeforeLoad: number
  /** Of the first view, before anybody touches or scrolls. */
  requests: number
  bytes: Record<string, number>
}

/** Loads a page on a slow phone twice: once and leaves it alone, and once and touches it as soon as it can. */
export async function measurePage(browser: Browser, url: string): Promise<PageFigures> {
  const alone = await loadPage(browser, url, async (page) => {
    await page.waitForLoadState('load')
    await page.waitForTimeout(6000)
    return 0
  })
  const touched = await loadPage(browser, url, timeUntilUsable)
  return { ...alone, usable: touched.usable }
}

async function loadPage(
  browser: Browser,
  url: string,
  use: (page: Page) => Promise<number>,
): Promise<PageFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await throttle(cdp)
    const counted = countBytes(cdp)
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'commit' })
    const usable = await use(page)
    const { bytes, requests, scriptBeforeLoad } = counted()
    const read = () => page.evaluate(() => ({ ...(window as unknown as { figures: Seen }).figures }))
    const first = await read()
    await page.evaluate(scrollThrough)
    // What comes into view later may be larger, but is not what the page opened with: only shifts count on.
    return { ...first, cls: (await read()).cls, usable, bytes, requests, scriptBeforeLoad }
  } finally {
    await context.close()
  }
}

interface Seen {
  fcp: number
  lcp: number
  cls: number
  blocking: number
  hydrated: number
}

async function throttle(cdp: CDPSession): Promise<void> {
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latency,
    downloadThroughput: slowPhone.bytesPerSecond,
    uploadThroughput: slowPhone.bytesPerSecond,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
}

function countBytes(cdp: CDPSession) {
  const bytes: Record<string, number> = {}
  const kinds = new Map<string, string>()
  let loaded = false
  let early = 0
  let requests = 0
  cdp.on('Page.loadEventFired', () => {
    loaded = true
  })
  void cdp.send('Page.enable')
  cdp.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    requests++
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
    if (kind === 'Script' && !loaded) early += encodedDataLength
  })
  return () => ({ bytes: { ...bytes }, requests, scriptBeforeLoad: early })
}

/**
 * Taps the Enquiry tab as soon as it can be hit, until the form's first field can be seen. The page itself looks for
 * both, by one selector a frame: to find a tab by its role takes longer the more a page has to say.
 */
async function timeUntilUsable(page: Page): Promise<number> {
  const tab = await page.waitForFunction(() => {
    const { left, top, width, height } =
      document.querySelector('button[commandfor=enquiry]')?.getBoundingClientRect() ?? new DOMRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return document.elementFromPoint(x, y)?.closest('button[commandfor=enquiry]') ? { x, y } : false
  })
  const place = await tab.jsonValue()
  if (place) await page.touchscreen.tap(place.x, place.y)
  // On the contact page the tab leads to the form that is there already.
  const opened = await page.waitForFunction(() => {
    const fields = [...document.querySelectorAll('input[name=name]')]
    return fields.some((field) => field.checkVisibility()) && performance.now()
  })
  return Number(await opened.jsonValue())
}

function observe(): void {
  const tasks: PerformanceEntry[] = []
  const figures = {
    fcp: 0,
    lcp: 0,
    cls: 0,
    hydrated: 0,
    /** As total blocking time is defined: what long tasks after the first paint take beyond 50 ms. */
    get blocking() {
      const after = tasks.map(({ startTime, duration }) =>
        Math.min(duration, startTime + duration - figures.fcp),
      )
      return after.reduce((sum, time) => sum + Math.max(0, time - 50), 0)
    },
  }
  Object.assign(window, { figures })
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
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
  // The header says so once its script runs.
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('[data-slot="site-header"][data-live]')) return
    figures.hydrated = performance.now()
    observer.disconnect()
  }).observe(document, { subtree: true, attributeFilter: ['data-live'] })
}

async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
