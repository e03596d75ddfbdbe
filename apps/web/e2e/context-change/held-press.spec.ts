import { expect, test } from '@playwright/test'
import { onDesktop } from '../devices.ts'

// A press lasts 100 ms or more: long enough for React to hydrate the button meanwhile.
test('a button pressed before hydration and released after it works', onDesktop, async ({ page }) => {
  const pressed = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/beaches/anjuna-beach-goa-india')
  await page.locator('button[commandfor=enquiry]').filter({ visible: true }).first().hover()
  await page.mouse.down()
  pressed.resolve()
  await expect(page.locator('#app[data-part="live"]')).toBeAttached()
  await page.mouse.up()
  await expect(page.locator('dialog#enquiry')).toBeVisible()
})
