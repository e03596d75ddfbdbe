import { expect, type Page, test } from '@playwright/test'
import { anotherBrowser } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'
import { familyTrip, openWithTrip } from './trip-steps.ts'

// Playwright scrolls to reach a moving element, and the scrolling moves a menu that still opens out from under it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

async function openTrip(page: Page): Promise<void> {
  await openWithTrip(page, familyTrip)
  await expect(page.getByRole('heading', { name: 'Your days' })).toBeVisible()
}

test(
  'a plan travels by a link without dates and people, and is kept by who opens it',
  onDesktop,
  async ({ page, browser }) => {
    // There is no sheet to share with, so the link is copied.
    await page.addInitScript(() => {
      Object.assign(navigator, { share: undefined, canShare: undefined })
      navigator.clipboard.writeText = async (text) => void Object.assign(window, { copied: text })
    })
    await openTrip(page)
    await page.getByRole('button', { name: 'Share' }).click()
    const link = await page.evaluate(() => (window as { copied?: string }).copied ?? '')
    expect(link).toMatch(/\/trip#p=/)
    expect(link).not.toMatch(/2027/)

    const friend = await anotherBrowser(browser, page)
    await friend.goto(link)
    const shared = friend.getByRole('region', { name: 'A plan shared with you' })
    await expect(shared.getByRole('link', { name: 'Arambol Beach' })).toBeVisible()
    await shared.getByRole('button', { name: 'Use this plan' }).click()
    await expect(shared).toBeHidden()
    await expect(friend).toHaveURL(/\/trip$/)
    await expect(
      friend.getByRole('list', { name: 'Day 1' }).getByRole('link', { name: 'Arambol Beach' }),
    ).toBeVisible()

    await friend.goto(`${link.slice(0, -5)}`)
    await friend.reload()
    await expect(friend.getByText('This link is incomplete')).toBeVisible()
    await expect(friend.getByRole('link', { name: 'Your trip, 3 saved' })).toBeVisible()
  },
)

test(
  'a place that does not suit the children says why, and a shorter trip loses no place',
  onPhone,
  async ({ page }) => {
    await openTrip(page)
    await expect(
      page.getByText('is for guests aged 12 and over. Your child of 6 can’t take part.'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Move Arambol Beach' }).click()
    await page.getByRole('menuitem', { name: 'Day 5' }).press('Enter')
    await page.getByRole('button', { name: 'Change' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your dates' })
    await dialog.getByLabel('Departure').fill('2027-01-16')
    await dialog.getByRole('button', { name: 'Save dates' }).click()
    await expect(page.getByText('One place no longer has a day.')).toBeVisible()
    await expect(
      page.getByRole('list', { name: 'Not planned yet' }).getByRole('link', { name: 'Arambol Beach' }),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(
      page.getByRole('list', { name: 'Day 5' }).getByRole('link', { name: 'Arambol Beach' }),
    ).toBeVisible()
    await expectAccessible(page)
  },
)
