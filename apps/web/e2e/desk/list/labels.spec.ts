import { expect, test } from '@playwright/test'
import { expectAccessible } from '../../themes.ts'
import {
  openDesk,
  panelOf,
  rowOf,
  rowsOf,
  sendEnquiries,
  signInByCall,
  toastOf,
  uniqueWord,
} from '../desk-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a label is made, put on, filtered by, renamed, deleted and restored', async ({ page, isMobile }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, (n) => ({ name: `${word} ${n}`, subject: word }))
  await openDesk(page, `?q=${word}`)
  await rowOf(page, `${word} 2`).getByRole('link').click()
  const panel = panelOf(page)
  await expect(panel.getByText('Enquiry received')).toBeVisible()
  const ask = async () => {
    if (isMobile) await panel.getByRole('button', { name: 'Label', exact: true }).click()
    else await page.keyboard.press('l')
  }
  await ask()
  const choice = page.getByRole('dialog', { name: 'Labels' })
  await expectAccessible(page)
  await choice.getByRole('option', { name: 'Edit labels…' }).click()
  await choice.getByRole('button', { name: 'New label' }).click()
  await choice.getByLabel('Name').fill(`🌴 ${word}`)
  await choice.getByLabel('Colour').selectOption('Green')
  await choice.getByRole('button', { name: 'Save label' }).click()
  await expect(choice.getByText(`🌴 ${word}`).first()).toBeVisible()
  await expectAccessible(page)
  await choice.getByRole('button', { name: 'New label' }).click()
  await choice.getByLabel('Name').fill(`🌴 ${word.toUpperCase()}`)
  await choice.getByRole('button', { name: 'Save label' }).click()
  await expect(choice.getByText('There is already a label with this name.').first()).toBeVisible()
  await choice.getByRole('button', { name: 'Cancel' }).click()
  await choice.getByRole('button', { name: 'Close' }).click()
  await ask()
  await choice.getByRole('option', { name: `🌴 ${word}` }).click()
  await expect(toastOf(page)).toContainText(`${word} 2: labelled 🌴 ${word}.`)
  await expect(panel.getByRole('list', { name: 'Labels' })).toContainText(`🌴 ${word}`)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(rowOf(page, `${word} 2`)).toContainText(`🌴 ${word}`)
  await expect(rowOf(page, `${word} 1`)).not.toContainText('🌴')

  if (isMobile) await page.getByText('Show Filters').click()
  await page.getByLabel('Label', { exact: true }).selectOption(`🌴 ${word}`)
  await expect(rowsOf(page)).toHaveCount(1)
  await rowOf(page, `${word} 2`).getByRole('link').click()
  await expect(panel.getByText('Enquiry received')).toBeVisible()
  await ask()
  await choice.getByRole('option', { name: 'Edit labels…' }).click()
  await choice.getByRole('button', { name: `Delete 🌴 ${word}` }).click()
  await expect(choice.getByText('is deleted. It was on 1 enquiry.')).toBeVisible()
  // The toast of what was labelled before also stands in the dialog.
  await choice.getByRole('button', { name: 'Undo' }).first().click()
  await expect(choice.getByRole('button', { name: `Delete 🌴 ${word}` })).toBeVisible()
  await choice.getByRole('button', { name: 'Close' }).click()
  await expect(panel.getByRole('list', { name: 'Labels' })).toContainText(`🌴 ${word}`)
  await panel.getByRole('button', { name: `Remove 🌴 ${word}` }).click()
  await expect(panel.getByRole('list', { name: 'Labels' })).toHaveCount(0)
})

test('many are labelled at once, and undone', async ({ page, isMobile }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 3, () => ({ subject: word }))
  const { token } = await signInByCall(page.request)
  const made = await page.request.post('/api/labels', {
    data: { name: word, color: 'gold' },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(made.status()).toBe(201)
  await openDesk(page, `?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  const change = page.getByRole('button', { name: 'Change (3)' })
  await expect(change).toBeVisible()
  if (isMobile) {
    await change.click()
    await page.getByRole('menuitem', { name: 'Label…' }).press('Enter')
  } else await page.keyboard.press('l')
  const choice = page.getByRole('dialog', { name: 'Labels' })
  await choice.getByRole('combobox').fill(word)
  await expect(choice.getByRole('option', { name: word }).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toContainText('3 enquiries labelled.')
  const labelled = rowsOf(page).filter({ hasText: `Labels: ${word}` })
  await expect(labelled).toHaveCount(3)
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toastOf(page).filter({ hasText: '3 enquiries changed back.' })).toBeVisible()
  await expect(labelled).toHaveCount(0)
})
