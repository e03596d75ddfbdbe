import { expect, test } from '@playwright/test'
import { onPhone } from '../devices.ts'
import { expectAccessible, expectValidMarkup } from '../themes.ts'
import {
  closeHelper,
  keepSession,
  openDesk,
  panelOf,
  rowsOf,
  sendEnquiries,
  uniqueWord,
} from './desk-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the sign-in pages are accessible', async ({ page }) => {
  for (const path of ['/login', '/register', '/set-password']) {
    await page.goto(path)
    await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
    await closeHelper(page)
    await page.locator('form[data-slot$="-form"] button[type="submit"]').first().click()
    await expect(page.locator('[data-slot="field-error"]').first()).toBeVisible()
    await expectAccessible(page)
    await expectValidMarkup(page)
  }
})

test('the pages of a customer are accessible', async ({ page }) => {
  const word = uniqueWord()
  const data = {
    name: `Asha ${word}`,
    username: word,
    email: `${word}@example.com`,
    phone: '+91 98220 12345',
    password: 'six sea shells',
  }
  const session = await (await page.request.post('/api/users/register', { data })).json()
  await keepSession(page, session)
  await page.goto('/dashboard')
  await expect(page.getByText('No Enquiries Found')).toBeVisible()
  await expectAccessible(page)
  await expectValidMarkup(page)
  await sendEnquiries(page.request, 1, () => ({ message: 'A long story. '.repeat(60) }), session.token)
  await page.reload()
  await expect(page.locator('.my-enquiry')).toHaveCount(1)
  await expectAccessible(page)
  await expectValidMarkup(page)
  await page.goto('/profile')
  await expect(page.getByLabel('Username')).toBeVisible()
  await expectAccessible(page)
  await expectValidMarkup(page)
})

test('the desk, its selection and its panel are accessible', async ({ page }) => {
  await openDesk(page)
  await expect(rowsOf(page)).toHaveCount(10)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expectAccessible(page)
  await expectValidMarkup(page)
  await rowsOf(page).first().getByRole('link').click()
  await expect(panelOf(page).getByText('Enquiry received')).toBeVisible()
  await expectAccessible(page)
  await expectValidMarkup(page)
})

test('nothing of the desk is wider than the smallest screen', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDesk(page)
  await expect(rowsOf(page)).toHaveCount(10)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
