import type { Browser, CDPSession, Page } from 'playwright'

/** Lighthouse's slow 4G, applied to the real connection, and a processor four times slower. */
export const slowPhone = { cpu: 4, latency: 562.5, bytesPerSecond: (1475 * 1024) / 8 }

/** Lets `use` have a new page of an empty browser on a slow phone. */
export async function onSlowPhone<Result>(
  browser: Browser,
  use: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.enable')
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: slowPhone.latency,
      downloadThroughput: slowPhone.bytesPerSecond,
      uploadThroughput: slowPhone.bytesPerSecond,
    })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu })
    return await use(page, cdp)
  } finally {
    await context.close()
  }
}
