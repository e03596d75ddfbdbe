import { expect, type Page, test } from '@playwright/test'
import { onPhone } from '../devices.ts'

const isLaidOut = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByText(heading, { exact: true })
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

test(
  'content far below is laid out when it is approached or jumped to, and before Back',
  onPhone,
  async ({ page }) => {
    await page.goto('/hotels/amara-grand-hotel')
    await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
    await expect.poll(() => isLaidOut(page, 'Other Hotels')).toBe(false)
    const tab = page.getByRole('link', { name: 'FAQ' }).first()
    await tab.click()
    await expect(page.getByRole('heading', { name: /^Good to know before you book/ })).toBeInViewport()
    expect(await isLaidOut(page, 'Other Hotels')).toBe(true)

    await page.getByRole('main').getByRole('link', { name: 'Hotels', exact: true }).first().click()
    await expect(page).toHaveURL(/\/hotels$/)
    const last = page.getByRole('contentinfo').getByRole('link').last()
    const isFooterLaidOut = () =>
      last.evaluate((link) => link.checkVisibility({ contentVisibilityAuto: true }))
    await expect.poll(isFooterLaidOut).toBe(false)
    const hotel = page.getByRole('main').getByRole('article').nth(2).getByRole('link').first()
    await hotel.scrollIntoViewIfNeeded()
    await page.evaluate(settle)
    const before = await page.evaluate(() => scrollY)
    expect(before).toBeGreaterThan(500)
    await hotel.click()
    await expect(page).toHaveURL(/\/hotels\/./)
    await expect(page.getByRole('link', { name: 'FAQ' }).first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/hotels$/)
    await expect.poll(isFooterLaidOut).toBe(true)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before)
  },
)

test('a picture of the whole page shows all of it', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
  const isFooterLaidOut = () =>
    page
      .getByText('All rights reserved.')
      .evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))
  await expect.poll(isFooterLaidOut).toBe(false)
  await page.screenshot({ fullPage: true })
  expect(await isFooterLaidOut()).toBe(true)
})

test('scrolling the home page shifts nothing that is in view', onPhone, async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
  const shifted = await page.evaluateHandle(watchShifts)
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  })
  expect(await shifted.evaluate((values) => values.filter((value) => value >= 0.01))).toEqual([])
})

for (const path of ['/', '/hotels', '/hotels/la-view-hotel', '/activity/snow-park-goa', '/gallery'])
  test(
    `a form that opens and closes in the middle of ${path} moves nothing behind it`,
    onPhone,
    async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
      await page.evaluate(() => scrollTo({ top: 2000, behavior: 'instant' }))
      await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
      await page.evaluate(settle)
      const shifted = await page.evaluateHandle(watchShifts)
      await page.locator('[data-slot="enquiry-tab"]').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.evaluate(settle)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeHidden()
      await page.evaluate(settle)
      expect(await shifted.evaluate((values) => values.filter((value) => value >= 0.01))).toEqual([])
    },
  )

/** Records each layout shift from now on, also those right after input. */
function watchShifts(): number[] {
  const values: number[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) values.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift' })
  return values
}

/** Waits until transitions have ended. */
async function settle(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(moving.map((animation) => animation.finished))
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
