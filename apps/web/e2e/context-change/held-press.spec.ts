import { expect, test } from '@playwright/test'
import { onDesktop } from '../devices.ts'

// A person holds a button for 100 ms and more: long enough for React to replace it.
test(
  'a click is not lost when the pressed button is replaced before it is released',
  onDesktop,
  async ({ page }) => {
    const pressed = Promise.withResolvers<void>()
    await page.route('**/*.js', async (route) => {
      await pressed.promise
      await route.continue()
    })
    await page.goto('/beaches/anjuna-beach-goa-india')
    const button = page.locator('button[commandfor=enquiry]').filter({ visible: true }).first()
    const asServed = await button.elementHandle()
    await button.hover()
    await page.mouse.down()
    pressed.resolve()
    await expect.poll(() => asServed?.evaluate(({ isConnected }) => isConnected)).toBe(false)
    await page.mouse.up()
    await expect(page.locator('dialog#enquiry')).toBeVisible()
  },
)
