import { expect, test } from '@playwright/test'
import { onPhone } from '../../devices.ts'
import { expectLegible } from '../../themes.ts'
import { openDesk, rowOf, rowsOf, sendEnquiries, toastOf, uniqueWord } from '../desk-steps.ts'

test('deleting asks in the specified words, reloads, and can be undone', onPhone, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 4, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await expect(page.getByRole('button', { name: /^Delete Selected/ })).toHaveCount(0)
  const dialog = page.getByRole('alertdialog')

  await rowOf(page, 'Visitor 4').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(
    dialog.getByText('Are you sure you want to delete this enquiry?', { exact: true }),
  ).toBeVisible()
  await expectLegible(page, '[data-slot="alert-dialog"]')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowsOf(page)).toHaveCount(4)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await rowOf(page, 'Visitor 4').getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  // Hovering stops the timer of the toast.
  await toastOf(page).hover()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Delete Selected (3)' })).toBeVisible()
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Delete Selected (3)' }).click()
  await expect(
    dialog.getByText('Are you sure you want to delete 3 enquiries?', { exact: true }),
  ).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  expect(new URL((await sent).url()).pathname).toBe('/api/enquiries/multiple')
  const undoable = toastOf(page).filter({ hasText: '3 enquiries deleted.' })
  await undoable.hover()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Copy (All)' })).toBeVisible()
  await expectLegible(page, '[data-slot="toaster"]')
  await undoable.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(4)
  await expectLegible(page, '.desk')
})

test('deleted enquiries are in their own folder and can be restored', onPhone, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 1, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await rowOf(page, 'Visitor 1').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await page.goto(`/dashboard?show=deleted&q=${word}`)
  await rowOf(page, 'Visitor 1').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await toastOf(page).hover()
  await toastOf(page).filter({ hasText: '1 enquiry restored.' }).getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Restore all (1)' }).click()
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await page.goto(`/dashboard?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(1)
})
