import { setTimeout } from 'node:timers/promises'
import { type APIRequestContext, expect, type TestDetails, test } from '@playwright/test'
import { type PageKey, pageMeta } from '@susegad/catalog-data/seo'
import { pagePath } from '../../src/seo/page-path.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'

/** Limit for the scripts that a page loads without interaction, in KiB of brotli. The libraries alone are 80. */
const mostScript = 140

const pages = [
  ...(Object.keys(pageMeta) as PageKey[]).map(pagePath),
  '/hotels/regent-laguna-hotel',
  '/hotels/wotel-calangute',
  '/activitys/scuba-diving-combo-goa',
  '/activity/snow-park-goa',
  '/beaches/anjuna-beach-goa-india',
  '/login',
  '/register',
  '/set-password',
  '/confirm-email',
]

// The project's own width unless all are asked for, which takes minutes more.
const allWidths = process.env.ALL_WIDTHS ? { phone: [320, 390], desktop: [768, 1280, 1920] } : undefined

/** Pages with the same parts are checked on one device. desk/accessibility.spec.ts checks sign-in pages on both. */
const onOneDevice: Record<string, TestDetails> = {
  '/hotels/regent-laguna-hotel': onPhone,
  '/hotels/wotel-calangute': onDesktop,
  '/activitys/scuba-diving-combo-goa': onDesktop,
  '/activity/snow-park-goa': onPhone,
  '/terms-and-conditions': onDesktop,
  '/refund-policy': onPhone,
  '/login': onDesktop,
  '/register': onPhone,
  '/set-password': onDesktop,
  '/confirm-email': onPhone,
}

for (const path of pages) {
  test(
    `${path} is accessible, causes no errors and loads little script`,
    onOneDevice[path] ?? {},
    async ({ page, request, isMobile, viewport }) => {
      const complaints: string[] = []
      const scripts = new Set<string>()
      const sheets: string[] = []
      page.on('response', (response) => {
        const { pathname } = new URL(response.url())
        if (pathname.endsWith('.js')) scripts.add(pathname)
        if (pathname.endsWith('.css')) sheets.push(pathname)
      })
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('requestfailed', (request) => {
        // The map is another site's, which can't be reached offline.
        if (!request.url().startsWith('https://www.google.com/')) complaints.push(request.url())
      })
      await page.route('https://www.google.com/**', (route) =>
        route.fulfill({
          contentType: 'text/html',
          body: '<html lang="en"><title>Map</title><p>Map</p></html>',
        }),
      )
      await page.goto(path, { waitUntil: 'load' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Not `networkidle`: with a map's frame below the window the network never is.
      await expect(page.locator('#app[data-part="live"]')).toHaveCount(1)
      // Time for further requests without interaction, while axe runs.
      const room = setTimeout(1500)
      const { width: ownWidth, height } = viewport ?? { width: 1440, height: 900 }
      for (const width of allWidths?.[isMobile ? 'phone' : 'desktop'] ?? [ownWidth]) {
        await page.setViewportSize({ width, height })
        await expectAccessible(page)
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      }
      await room
      expect(complaints).toEqual([])
      // A page has its styles inline.
      expect(sheets).toEqual([])
      expect(scripts.size).toBeGreaterThan(2)
      expect(await kibOf(scripts, request)).toBeLessThan(mostScript)
      const marked = page.locator('a[aria-current="page"]')
      const elsewhere = (links: HTMLAnchorElement[]) =>
        links.map((link) => link.pathname).filter((to) => to !== location.pathname)
      expect(await marked.evaluateAll(elsewhere)).toEqual([])
    },
  )
}

async function kibOf(scripts: Iterable<string>, request: APIRequestContext): Promise<number> {
  let bytes = 0
  for (const script of scripts) {
    const answer = await request.head(script, { headers: { 'accept-encoding': 'br' } })
    bytes += Number(answer.headers()['content-length'])
  }
  return bytes / 1024
}
