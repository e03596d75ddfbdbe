import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../devices.ts'

test('a page whose script never loads still works as HTML', onPhone, async ({ page }) => {
  await page.route(/assets\/contact-/, (route) => route.abort())
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Send an enquiry' })
  await form.getByLabel('Name').fill('Meera Iyer')
  await form.getByLabel('Phone').fill('+91 98400 91273')
  await form.getByLabel('Email').fill('meera@mail.example')
  await form.getByLabel('Date of plan').fill('2027-02-02')
  await form.getByLabel('Message').fill('Does the house by the creek have a lift for my mother?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/\/enquiry-sent/)
  await expect(page.getByText("We'll get back to you within 24 hours!")).toBeVisible()
})

test('a photo whose viewer never loads opens as a file', onDesktop, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(/assets\/(lightbox-dialog|finish-page)-/, (route) => route.abort())
  await page.goto('/gallery')
  await page.getByRole('list', { name: 'Photos of our hotels' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/media\/.+\.(webp|avif|jpg)$/)
  expect(errors).toEqual([])
})

test(
  'a page reached by a link loads as HTML when its script is missing, and says when its data is',
  onPhone,
  async ({ page }) => {
    await page.route(/assets\/membership-.*\.js$/, (route) => route.abort())
    await page.goto('/contact')
    // From now on the router follows links; before that, the browser loads the page as HTML.
    await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Membership' }).click()
    await expect(page.getByRole('heading', { level: 1, name: /One card/ })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hotels', exact: true }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'All hotels' })).toBeVisible()
    await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
    await page.route('**/dining.json', (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Dining' }).click()
    await expect(page.getByRole('alert')).toContainText('This part can’t be shown.')
    await page.unroute('**/dining.json')
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test('a page of a newer build is loaded whole, with its own scripts', onDesktop, async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
  const json = { build: '/assets/later.js', page: { kind: 'dining' } }
  await page.route('**/dining.json', (route) => route.fulfill({ json }))
  const loaded = page.waitForRequest(
    (asked) => asked.isNavigationRequest() && asked.url().endsWith('/dining'),
  )
  await page.getByRole('contentinfo').getByRole('link', { name: 'Dining' }).click()
  await loaded
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
