import { expect, type Page, test } from '@playwright/test'
import { onPhone } from '../devices.ts'

const isLaidOut = (page: Page, heading: string) =>
  page
    .getByRole('main')
    .getByText(heading, { exact: true })
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

test('what is far below is laid out once the page has loaded, and by itself', onPhone, async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  // A page has not loaded until its pictures have.
  await page.route(/\.avif$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/hotels/amara-grand-hotel', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForTimeout(1500)
  expect(await isLaidOut(page, 'Other Hotels')).toBe(false)
  await page.getByRole('heading', { name: 'Other Hotels' }).scrollIntoViewIfNeeded()
  await expect.poll(() => isLaidOut(page, 'Other Hotels')).toBe(true)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  letGo()
  await expect.poll(() => isLaidOut(page, 'Other Hotels')).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
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

/** The value of each layout shift from now on, with or without a touch before it. */
function watchShifts(): number[] {
  const values: number[] = []
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) values.push((entry as PerformanceEntry & { value: number }).value)
  }).observe({ type: 'layout-shift' })
  return values
}

/** Waits until what moves by transitions has arrived. */
async function settle(): Promise<void> {
  const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(moving.map((animation) => animation.finished))
  for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}
