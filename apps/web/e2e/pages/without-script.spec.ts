import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../devices.ts'
import { seesMostOnPhone } from '../themes.ts'

test.use({ javaScriptEnabled: false })

test('the pages can be read and navigated without script', seesMostOnPhone, async ({ page }) => {
  await page.goto('/hotels')
  await expect(page.getByText('Showing 5 hotels')).toBeVisible()
  await expect(page.getByRole('search', { name: 'Narrow the hotels' })).toBeHidden()
  const foot = page.getByText('All rights reserved.')
  expect(await foot.evaluate((text) => text.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
  await page.getByRole('link', { name: 'View Details La View Hotel' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'La View Hotel' })).toBeVisible()
  const question = page.getByText('Child policy', { exact: true }).first()
  await question.click()
  await expect(page.locator('details[open]').filter({ hasText: 'Child policy' })).toBeVisible()
})

test('an enquiry arrives without script', onDesktop, async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Send an enquiry' })
  await form.getByLabel('Name').fill('Rohan Desai')
  await form.getByLabel('Phone').fill('+91 98220 55555')
  await form.getByLabel('Email').fill('rohan@mail.example')
  await form.getByLabel('Date of plan').fill('2027-02-02')
  await form.getByLabel('Message').fill('Sent from a browser that runs no script.')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/enquiry-sent/)
  await expect(page.getByText("We'll get back to you within 24 hours!")).toBeVisible()
  // Without script nothing would move the helper off the confirmation.
  await expect(page.getByRole('heading', { name: 'How can we help?' })).toBeHidden()
})

test('the drawer opens before any script', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Name')).toBeVisible()
})

test('the contact helper closes and opens without script', async ({ page }) => {
  await page.goto('/dining')
  const helper = page.locator('[data-slot="floating-contact"]')
  await expect(helper.getByRole('heading', { name: 'How can we help?' })).toBeVisible()
  await helper.locator('summary').click()
  await expect(helper.getByRole('heading')).toBeHidden()
  await helper.locator('summary').click()
  await expect(helper.getByRole('link', { name: 'Contact Form' })).toBeVisible()
})

test('the tab points to the form where the page has one', onPhone, async ({ page }) => {
  await page.goto('/register')
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Write to us on the contact page' }).click()
  await expect(page.getByRole('region', { name: 'Send an enquiry' }).getByLabel('Name')).toBeVisible()
})

test('a tab leads to its section, however far down', onPhone, async ({ page }) => {
  await page.goto('/hotels/amara-grand-hotel')
  const tabs = page.getByRole('navigation', { name: 'Sections about Amara Grand Hotel' })
  await tabs.getByRole('link', { name: 'FAQ' }).click()
  await expect
    .poll(async () => {
      const [section, bar] = await Promise.all([page.locator('#faq').boundingBox(), tabs.boundingBox()])
      return Math.round(Math.abs((section?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)))
    })
    .toBeLessThan(40)
})
