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
