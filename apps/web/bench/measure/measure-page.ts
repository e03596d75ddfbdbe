import type { Browser, CDPSession, Page } from 'playwright'
import { type Transferred, watchNetwork } from './network.ts'
import { observe, type Seen, seenBy } from './observe.ts'
import { onSlowPhone } from './slow-phone.ts'
import { type TouchTimes, touchAll } from './touch.ts'
import { timeUntilUsable } from './usable.ts'

export interface PageFigures extends Omit<Seen, 'touch'>, Transferred {
  usable: number
  /** What the page's thread did until the page was at rest, and how much of it was script. */
  mainThread: number
  script: number
  touches: TouchTimes
}

/** How long after its load event a page is left alone. */
const restAfterLoad = 6000

/** Loads a page twice: once to leave it alone and then use it at rest, and once to touch it as soon as it can be. */
export async function measurePage(browser: Browser, url: string, withScript: boolean): Promise<PageFigures> {
  const rested = await onSlowPhone(browser, async (page, cdp) => {
    await cdp.send('Performance.enable')
    const network = await watchNetwork(cdp)
    await open(page, url)
    await page.waitForLoadState('load')
    await page.waitForTimeout(restAfterLoad)
    const alone = { ...(await seenBy(page)), ...(await threadTimes(cdp)), ...network.transferred() }
    const touches = await touchAll(page, network, withScript)
    await page.evaluate(scrollThrough)
    // What comes into view later may be larger, but is not what the page opened with: only shifts count on.
    return { ...alone, cls: (await seenBy(page)).cls, touches }
  })
  const usable = await onSlowPhone(browser, async (page) => {
    await open(page, url)
    return timeUntilUsable(page)
  })
  return { ...rested, usable }
}

async function open(page: Page, url: string): Promise<void> {
  await page.addInitScript(observe)
  await page.goto(url, { waitUntil: 'commit' })
}

async function threadTimes(cdp: CDPSession): Promise<{ mainThread: number; script: number }> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const milliseconds = (name: string) => 1000 * (metrics.find((metric) => metric.name === name)?.value ?? 0)
  return { mainThread: milliseconds('TaskDuration'), script: milliseconds('ScriptDuration') }
}

async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
