import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import {
  keepSession,
  openDesk,
  rowsOf,
  sendEnquiries,
  signInByCall,
  toastOf,
  uniqueWord,
} from '../desk-steps.ts'
import { openOne, refusal } from './trouble-steps.ts'

test('a failed change is rolled back and can be retried', onDesktop, async ({ page }) => {
  const { panel } = await openOne(page)
  await page.route('**/api/enquiries/*/status', (route) =>
    route.fulfill(refusal(429, 'Too many requests', { 'retry-after': '7' })),
  )
  await panel.getByRole('radio', { name: 'Resolved' }).click()
  await expect(panel.getByRole('alert')).toContainText('Try again in 7 seconds.')
  await expect(panel.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await page.unroute('**/api/enquiries/*/status')
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByRole('radio', { name: 'Resolved' })).toBeChecked()
  await expect(panel.getByText('Pending → Resolved')).toBeVisible()
})

test('a failed delete leaves the rows and the selection, and can be retried', onPhone, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.route('**/api/enquiries/multiple', (route) => route.fulfill(refusal(503, 'Not now')))
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alert')).toContainText('2 enquiries could not be deleted and are still here.')
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Delete Selected (2)' })).toBeVisible()
  await page.unroute('**/api/enquiries/multiple')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(rowsOf(page)).toHaveCount(0)
  await expect(toastOf(page)).toContainText('2 enquiries deleted.')
})

test('a delete whose response is lost reports its actual outcome', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.route('**/api/enquiries/multiple', async (route) => {
    await route.fetch()
    await route.fulfill(refusal(504, 'Too late'))
  })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('2 enquiries deleted.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(0)
})

test('a list that cannot be loaded says so in its place, and loads on retry', onPhone, async ({ page }) => {
  const session = await signInByCall(page.request)
  await keepSession(page, session)
  await page.route('**/api/enquiries?*', (route) =>
    route.fulfill(refusal(503, 'Not now', { 'retry-after': '60' })),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('alert')).toContainText('The enquiries could not be loaded.')
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.unroute('**/api/enquiries?*')
  await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
  await expect(rowsOf(page)).toHaveCount(10)
})

test('the desk says that it is offline, and keeps what it shows', onDesktop, async ({ page, context }) => {
  const { panel } = await openOne(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeAttached()
  await panel.getByRole('radio', { name: 'Resolved' }).click()
  await expect(panel.getByRole('alert')).toContainText('could not be reached')
  await expect(panel.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByText('Pending → Resolved')).toBeVisible()
})

test('a note that the service refuses is kept with the reason', onPhone, async ({ page }) => {
  const { panel } = await openOne(page)
  await page.route('**/api/enquiries/*/notes', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Check the note', errors: { text: 'Note is too blunt' } },
    }),
  )
  await panel.getByLabel('New note').fill('Tell them no.')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await expect(panel.getByText('The note was not saved. Note is too blunt')).toBeVisible()
  await expect(panel.getByLabel('New note')).toHaveValue('Tell them no.')
})
