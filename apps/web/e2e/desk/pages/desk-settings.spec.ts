import { expect, test } from '@playwright/test'
import { onPhone } from '../../devices.ts'
import { expectAccessible } from '../../themes.ts'
import { panelOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'
import { colleagueAt } from '../enquiry/colleague-steps.ts'

test('a member chooses their emails and signs their answers', onPhone, async ({ page, browser }) => {
  const hers = await colleagueAt('/profile', browser, page)
  const own = hers.getByRole('region', { name: 'Emails and signature' })
  await expect(own.getByRole('radio', { name: 'Each enquiry' })).toBeChecked()
  await own.getByRole('radio', { name: 'Once a day' }).check()
  await own.getByLabel('Signature').fill('Tara Naik\nReservations')
  await expectAccessible(hers)
  await own.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Saved.')).toBeVisible()
  await hers.reload()
  await expect(own.getByRole('radio', { name: 'Once a day' })).toBeChecked()

  const [sent] = await sendEnquiries(page.request, 1, () => ({ name: `Visitor ${uniqueWord()}` }))
  await hers.goto(`/dashboard?enquiry=${sent?._id}`)
  await expect(panelOf(hers).getByText('Tara Naik Reservations')).toBeVisible()
})
