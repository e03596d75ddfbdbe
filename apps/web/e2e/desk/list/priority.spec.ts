import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../themes.ts'
import { openDesk, panelOf, rowOf, rowsOf, sendEnquiries, toastOf, uniqueWord } from '../desk-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('what is urgent comes first among what needs a reply, for one and for many', async ({
  page,
  isMobile,
}) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 3, (n) => ({ name: `${word} ${n}`, subject: word }))
  await openDesk(page, `?q=${word}&stage=reply`)
  await expect(rowsOf(page).first()).toContainText(`${word} 3`)
  await rowOf(page, `${word} 1`).getByRole('link').click()
  const panel = panelOf(page)
  await expect(panel.getByText('Enquiry received')).toBeVisible()
  if (isMobile) await panel.getByRole('checkbox', { name: 'Urgent' }).check()
  else await page.keyboard.press('u')
  await expect(toastOf(page)).toContainText(`${word} 1: marked as urgent.`)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(rowsOf(page).first()).toContainText(`${word} 1`)
  await expect(rowsOf(page).first()).toContainText('Urgent')
  await expectAccessible(page)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const change = page.getByRole('button', { name: 'Change (3)' })
  await expect(change).toBeVisible()
  if (isMobile) {
    await change.click()
    await page.getByRole('menuitem', { name: 'Urgent', exact: true }).press('Enter')
  } else await page.keyboard.press('u')
  const told = toastOf(page).filter({ hasText: '2 enquiries marked as urgent.' })
  await expect(told).toBeVisible()
  await expect(rowsOf(page).filter({ hasText: 'Urgent' })).toHaveCount(3)
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page).filter({ hasText: 'Urgent' })).toHaveCount(1)
})
