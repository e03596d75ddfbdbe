import { expect, test } from '@playwright/test'
import { onDesktop } from '../../devices.ts'
import { expectAccessible } from '../../themes.ts'
import { openDesk, panelOf, rowOf, rowsOf, sendEnquiries, signInByCall, uniqueWord } from '../desk-steps.ts'

// One after the other: saving replaces all rules.
test.describe.configure({ mode: 'default' })

test('a rule assigns new enquiries to a colleague, until they are away', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  await openDesk(page)
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Routing' }).click()
  await expect(page.getByRole('heading', { name: 'Routing', level: 1 })).toBeVisible()
  await expect(page.getByText('There are no rules')).toBeVisible()
  await page.getByRole('button', { name: 'Add a rule' }).click()
  const rule = page.getByRole('listitem', { name: 'Rule 1' })
  await rule.getByLabel('With one of these words').fill(`${word}, no such word`)
  await expect(page.getByRole('button', { name: 'Save rules' })).toBeDisabled()
  await rule.getByRole('checkbox', { name: 'Milind Naik' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByRole('button', { name: 'Save rules' })).toHaveCount(0)

  await sendEnquiries(page.request, 1, () => ({ subject: word }))
  const people = page.getByRole('list', { name: 'Away' })
  const milind = people.getByRole('listitem').filter({ hasText: 'Milind Naik' })
  await milind.getByRole('button', { name: 'Set days on which Milind Naik is away' }).click()
  await milind.getByLabel('First day').fill('2026-01-01')
  await milind.getByLabel('Last day').fill('2099-12-31')
  await milind.getByRole('button', { name: 'Save days' }).click()
  await expect(milind.getByText('Away from 1 Jan 2026 to 31 Dec 2099')).toBeVisible()
  await sendEnquiries(page.request, 1, () => ({ subject: word }))

  await page.goto(`/dashboard?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(rowsOf(page).nth(0).getByText('Milind Naik')).toHaveCount(0)
  await expect(rowsOf(page).nth(1).getByText('Milind Naik')).toBeVisible()
  await expect(
    page.getByLabel('Assignee').getByRole('option', { name: 'Milind Naik (away until 31 Dec 2099)' }),
  ).toHaveCount(1)

  await page.goto('/dashboard/routing')
  await milind.getByRole('button', { name: 'Back at work (Milind Naik)' }).click()
  await expect(milind.getByText('At work')).toBeVisible()
  await page.getByRole('button', { name: 'Delete rule 1' }).click()
  await page.getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByRole('button', { name: 'Save rules' })).toHaveCount(0)
  const { token } = await signInByCall(page.request)
  const left = await page.request.get('/api/routing', { headers: { authorization: `Bearer ${token}` } })
  expect((await left.json()).rules).toEqual([])
})

test(
  'a rule puts new enquiries into a shared view, until somebody takes them',
  onDesktop,
  async ({ page }) => {
    const word = uniqueWord()
    const name = `Boats ${word}`
    const { token } = await openDesk(page)
    const headers = { authorization: `Bearer ${token}` }
    const made = await page.request.post('/api/views', {
      data: { name, filter: { q: 'no-such-word' }, shared: true },
      headers,
    })
    const { view } = await made.json()

    await page.goto('/dashboard/routing')
    await page.getByRole('button', { name: 'Add a rule' }).click()
    const rule = page.getByRole('listitem', { name: 'Rule 1' })
    await rule.getByLabel('With one of these words').fill(word)
    await rule.getByLabel('Goes to').selectOption(name)
    await expect(rule.getByRole('group', { name: 'Assigned in turn to' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByRole('button', { name: 'Save rules' })).toHaveCount(0)

    const rail = page.getByRole('navigation', { name: 'Views' })
    const inRail = rail.getByRole('link', { name })
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Dashboard' }).click()
    await expect(inRail).toHaveText(`${name}0`)
    await sendEnquiries(page.request, 1, () => ({ subject: word, name: `Meera ${word}` }))
    await expect(inRail).toHaveText(`${name}1`)
    await inRail.click()
    await expect(inRail).toHaveAttribute('aria-current', 'page')
    await expect(rowsOf(page)).toHaveCount(1)
    await rowOf(page, `Meera ${word}`).getByRole('link').first().click()
    const panel = panelOf(page)
    await expect(panel.getByText(`Routed to the view ${name}`)).toBeVisible()
    await expect(panel.getByText(`${name} (not assigned yet)`)).toBeVisible()

    await page.getByRole('list', { name: 'Also filtered by' }).getByRole('button').click()
    await expect(rowsOf(page)).toHaveCount(0)
    await inRail.click()
    await rail.getByRole('button', { name: 'Edit views' }).click()
    const dialog = page.getByRole('dialog', { name: 'Views' })
    await dialog.getByRole('button', { name: `Delete ${name}` }).click()
    await expect(dialog.getByRole('alert')).toContainText('An owner has to change these rules first')
    await dialog.getByRole('button', { name: 'Close' }).click()

    await rowOf(page, `Meera ${word}`).getByRole('link').first().click()
    await panel.getByRole('button', { name: 'Assign to me' }).click()
    await expect(inRail).toHaveText(`${name}0`)
    await expect(rowsOf(page)).toHaveCount(0)
    await expect(panel.getByText(`${name} (not assigned yet)`)).toHaveCount(0)

    await page.goto('/dashboard/routing')
    await page.getByRole('button', { name: 'Delete rule 1' }).click()
    await page.getByRole('button', { name: 'Save rules' }).click()
    await expect(page.getByRole('button', { name: 'Save rules' })).toHaveCount(0)
    expect((await page.request.delete(`/api/views/${view._id}`, { headers })).status()).toBe(204)
  },
)
