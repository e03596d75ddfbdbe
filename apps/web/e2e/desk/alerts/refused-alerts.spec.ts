import { expect, test } from '@playwright/test'
import { onPhone } from '../../devices.ts'
import { expectAccessible } from '../../themes.ts'
import { openDesk } from '../desk-steps.ts'
import { listen, logOf, openAlerts } from './alert-steps.ts'

// Playwright scrolls to reach a moving element, and the scrolling would move the next switch away.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('after the browser refuses, the menu says what to do next', onPhone, async ({ page }) => {
  await listen(page)
  await openDesk(page)
  const { alerts, notification } = await openAlerts(page)
  await page.evaluate(() => Object.assign(window.alertLog, { answer: 'default' }))
  await notification.click()
  await expect(alerts.getByRole('status')).toContainText('Turn this on again and choose Allow')
  await expect(notification).not.toBeChecked()

  await page.evaluate(() => Object.assign(window.alertLog, { answer: 'denied' }))
  await notification.click()
  await expect(alerts.getByRole('status')).toContainText('Press the icon beside the address')
  await expect(notification).not.toBeChecked()
  await expect(notification).toHaveAccessibleDescription(/blocks notifications from this site/)
  await expect(notification).toBeFocused()
  await expectAccessible(page)

  await page.evaluate(() => Object.assign(window.alertLog, { permission: 'granted' }))
  await notification.click()
  await expect(notification).toBeChecked()
  await expect(alerts.getByRole('status')).toBeEmpty()
})

test(
  'on a phone without notifications for web pages the menu says so before any prompt',
  onPhone,
  async ({ page }) => {
    await listen(page)
    await page.addInitScript(() => {
      window.Notification = new Proxy(window.Notification, {
        construct() {
          throw new TypeError('Illegal constructor')
        },
      })
    })
    await openDesk(page)
    const { alerts, notification } = await openAlerts(page)
    await notification.click()
    await expect(alerts.getByRole('status')).toContainText('support notifications')
    await expect(notification).not.toBeChecked()
    expect((await logOf(page)).asked).toBe(0)
  },
)
