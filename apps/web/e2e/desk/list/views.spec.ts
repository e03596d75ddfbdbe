import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../themes.ts'
import { openDesk, rowsOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'

test('views count what is to be done; one is saved, shared by its address, counted as enquiries come, renamed and deleted', async ({
  page,
  isMobile,
}) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, () => ({ subject: `${word} boats` }))
  await openDesk(page)
  const rail = page.getByRole('navigation', { name: 'Views' })
  await rail.getByRole('link', { name: /^Unassigned \d+/ }).click()
  await expect(page).toHaveURL(/\?assignedTo=none&stage=open$|\?stage=open&assignedTo=none$/)
  await expect(rail.locator('[aria-current]')).toContainText('Unassigned')
  await expect(page.getByRole('list', { name: 'Also filtered by' })).toHaveCount(0)
  await expect(rowsOf(page).first()).toBeVisible()

  await page.goto(`/dashboard?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(2)
  await rail.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByLabel('Name').fill(`Boats ${word}`)
  await dialog.getByLabel('For everybody on the team').check()
  if (!isMobile) await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog).toHaveCount(0)
  const saved = rail.getByRole('link', { name: `Boats ${word}` })
  await expect(saved).toHaveText(`Boats ${word}2`)
  await expect(saved).toHaveAttribute('aria-current', 'page')
  await expect(rail.getByRole('button', { name: 'Save this view' })).toHaveCount(0)

  await sendEnquiries(page.request, 1, () => ({ subject: `${word} boats` }))
  await expect(saved).toHaveText(`Boats ${word}3`)
  await page.reload()
  await expect(saved).toHaveAttribute('aria-current', 'page')
  await expect(rowsOf(page)).toHaveCount(3)
  if (!isMobile) {
    await page.keyboard.press('v')
    await expect(saved).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(saved).not.toBeFocused()
    await page.keyboard.press('j')
    await expect(rowsOf(page).first().getByRole('link').first()).toBeFocused()
  }

  if (!isMobile) {
    await page.getByLabel('Status').selectOption('resolved')
    await expect(rail.getByRole('button', { name: 'Save as a new view' })).toBeVisible()
    await rail.getByRole('button', { name: `Update Boats ${word}` }).click()
    const update = page.getByRole('dialog', { name: 'Update view' })
    await expect(update.getByLabel('Name')).toHaveValue(`Boats ${word}`)
    await update.getByRole('button', { name: 'Update view' }).click()
    await expect(update).toHaveCount(0)
    await expect(saved).toHaveText(`Boats ${word}0`)
    await expect(saved).toHaveAttribute('aria-current', 'page')
  }

  await rail.getByRole('button', { name: 'Edit views' }).click()
  const list = page.getByRole('dialog')
  await list.getByRole('button', { name: `Edit Boats ${word}` }).click()
  await list.getByLabel('Name').fill(`Ships ${word}`)
  await list.getByRole('button', { name: 'Save view' }).click()
  await list.getByRole('button', { name: `Delete Ships ${word}` }).click()
  await expect(list.getByText(`Ships ${word}`)).toHaveCount(0)
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(rail.getByRole('button', { name: 'Save this view' })).toBeVisible()
})
