import { expect, test } from '@playwright/test'
import { onPhone } from '../../devices.ts'
import { expectAccessible } from '../../themes.ts'
import { openDesk, panelOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'
import { colleagueAt } from './colleague-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a colleague who is mentioned in a note finds it under the bell', onPhone, async ({ page, browser }) => {
  const hers = await colleagueAt('/dashboard', browser, page)
  const { name } = await hers.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  await expect(hers.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible()

  const visitor = `Visitor ${uniqueWord()}`
  const [sent] = await sendEnquiries(page.request, 1, () => ({ name: visitor }))
  await openDesk(page, `?enquiry=${sent?._id}`)
  const note = panelOf(page).getByLabel('New note')
  await note.pressSequentially(`Please call, @${name.slice(0, 10)}`)
  const menu = panelOf(page).getByRole('listbox', { name: 'Colleagues' })
  await expect(menu.getByRole('option', { name })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('option', { name }).click()
  await expect(note).toHaveValue(`Please call, @${name} `)
  await panelOf(page).getByRole('button', { name: 'Add note' }).click()
  await expect(panelOf(page).locator('.desk-mention')).toHaveText(`@${name}`)

  await hers.getByRole('button', { name: 'Alerts, 1 new mention' }).click()
  await expect(hers.getByRole('list', { name: 'Mentions' })).toContainText(`Please call, @${name}`)
  await expectAccessible(hers)
  await hers.getByRole('list', { name: 'Mentions' }).getByRole('link').press('Enter')
  await expect(panelOf(hers).getByRole('heading', { name: visitor })).toBeVisible()
  await expect(panelOf(hers).locator('.desk-mention')).toHaveText(`@${name}`)
  await panelOf(hers).getByRole('button', { name: 'Close', exact: true }).click()
  await expect(hers.getByRole('button', { name: 'Alerts', exact: true })).toBeVisible()
})
