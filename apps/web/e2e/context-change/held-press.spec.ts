import { expect, test } from '@playwright/test'
import { onDesktop } from '../devices.ts'

// A person holds a button for 100 ms and more: long enough for React to hydrate it.
test(
  'a button that is pressed before the script and released after it answers',
  onDesktop,
  async ({ page }) => {
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
  },
)
