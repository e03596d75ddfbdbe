import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import { findActivity, openDesk, panelOf, rowOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'

test('the activity says who did what to which enquiry, and links to it', onPhone, async ({ page }) => {
  const name = `Meera ${uniqueWord()}`
  const [enquiry] = await sendEnquiries(page.request, 1, () => ({ name }))
  await openDesk(page, `?enquiry=${enquiry?._id}`)
  await panelOf(page).getByRole('link', { name: 'Who opened or changed this' }).click()
  await expect(page.getByRole('heading', { name: 'Audit log', level: 1 })).toBeVisible()
  const entries = page.locator('.activity-day li')
  // Colleagues of other journeys may have opened it too, as the next one that waits.
  const own = entries.filter({ hasText: 'Susegad opened' })
  await expect(own).toHaveText([new RegExp(`opened the enquiry of ${name}$`)])
  await page.getByLabel('Action').selectOption('Erased')
  await expect(page.getByRole('heading', { name: 'No matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(page).toHaveURL(/\/dashboard\/activity$/)
  const opened = `Susegad opened the enquiry of ${name}`
  await findActivity(page, opened)
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
  expect(tooWide).toBe(false)
  await entries.filter({ hasText: opened }).getByRole('link', { name }).click()
  await expect(panelOf(page).getByRole('heading', { name })).toBeVisible()
})

test('activity that does not load says why, and loads on retry', onDesktop, async ({ page }) => {
  await openDesk(page)
  await page.route('**/api/audit*', (route) => route.fulfill({ status: 500, json: { message: 'A fault' } }))
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('alert')).toContainText('The audit log could not be loaded.')
  await page.unroute('**/api/audit*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test("staff export a person's data and erase it", onDesktop, async ({ page }) => {
  const name = `Kabir ${uniqueWord()}`
  const email = `${uniqueWord()}@example.com`
  const [enquiry] = await sendEnquiries(page.request, 1, () => ({ name, email }))
  await openDesk(page)
  await expect(rowOf(page, name)).toBeVisible()
  await page.goto('/dashboard/people')
  const main = page.locator('main')
  await main.getByLabel('Email address').fill(email.toUpperCase())
  await main.getByRole('button', { name: 'Look up' }).click()
  await expect(main.locator('[data-slot="description-list"]')).toContainText('Enquiries1')
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('personal-data.json')
  await main.getByRole('button', { name: 'Erase', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click()
  await expect(main.getByText('Erased for good')).toBeVisible()

  await page.goto(`/dashboard?enquiry=${enquiry?._id}`)
  await expect(panelOf(page).getByText('What the person wrote was erased on')).toBeVisible()
  await expect(panelOf(page).getByRole('region', { name: 'Reply' })).toHaveCount(0)
  await expect(page.getByText(name)).toHaveCount(0)
})
