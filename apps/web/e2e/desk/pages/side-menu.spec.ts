import { expect, test } from '@playwright/test'
import { onPhone } from '../../devices.ts'
import { openDesk, rowsOf } from '../desk-steps.ts'

test('the side menu links to the dashboard, the other staff pages, the profile and the contact page, and signs out', async ({
  page,
  isMobile,
}) => {
  await openDesk(page)
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  }
  const menu = page.getByRole('navigation', { name: 'Account' })
  await openMenu()
  for (const [name, path] of [
    ['Dashboard', '/dashboard'],
    ['Customers', '/dashboard/customers'],
    ['Figures', '/dashboard/figures'],
    ['Audit log', '/dashboard/activity'],
    ['Personal data', '/dashboard/people'],
    ['Connections', '/dashboard/connections'],
    ['Your site', '/dashboard/content'],
    ['Routing', '/dashboard/routing'],
    ['Team', '/dashboard/team'],
    ['Profile', '/profile'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  const frame = await page.locator('.workspace').elementHandle()
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await expect(page.getByText('Administrator', { exact: true }).first()).toBeVisible()
  // The frame stays mounted: nothing in it flickers or is fetched again.
  expect(await frame?.evaluate(({ isConnected }) => isConnected)).toBe(true)
  await openMenu()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a tap beside the open side menu closes it and does nothing else', onPhone, async ({ page }) => {
  await openDesk(page)
  const toggle = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Dashboard menu' })
  for (const [width, what] of [
    [390, rowsOf(page).first()],
    [800, rowsOf(page).nth(1).getByRole('button', { name: 'Delete', exact: true })],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await what.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const place = await what.evaluate((element) => {
      const { right, top, height } = element.getBoundingClientRect()
      return { x: right - 12, y: top + height / 2 }
    })
    await toggle.tap()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(place.x, place.y)
    await expect(menu).toBeHidden()
    // Something opened by the tap would cover the button by now.
    await toggle.tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
