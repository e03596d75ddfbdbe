import { expect, test } from '@playwright/test'
import { onDesktop, onPhone, onPhoneAndInFirefox } from '../../devices.ts'
import { expectLegible } from '../../themes.ts'
import {
  anotherBrowser,
  keepSession,
  openDesk,
  panelOf,
  rowOf,
  rowsOf,
  sendEnquiries,
  toastOf,
  uniqueWord,
} from '../desk-steps.ts'
import { openOne } from '../trouble/trouble-steps.ts'

test(
  'of two people who change an enquiry at once, the slower one sees both versions and chooses',
  onPhoneAndInFirefox,
  async ({ page, browser }) => {
    // Without live events, which would show the other change before this one is made.
    await page.route('**/api/enquiries/live', (route) => route.abort())
    const { word, id, panel, session } = await openOne(page)
    const colleague = await anotherBrowser(browser, page)
    await keepSession(colleague, session)
    await colleague.goto(`/dashboard?q=${word}&enquiry=${id}`)
    await panelOf(colleague).getByRole('radio', { name: 'Resolved' }).check()
    await expect(panelOf(colleague).getByText('Pending → Resolved')).toBeVisible()

    // Not `check`: the refusal may revert the choice before it is verified.
    await panel.getByRole('radio', { name: 'In progress' }).click()
    const conflict = panel.getByRole('alert')
    await expect(conflict).toContainText('A colleague changed this enquiry in the meantime')
    await expect(conflict).toContainText('Theirs, as it is nowResolved, unassigned')
    await expect(conflict).toContainText('Yours, not savedIn progress, unassigned')
    await expectLegible(page, '[data-desk-panel]')
    await conflict.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(conflict).toHaveCount(0)
    await expect(panel.getByRole('radio', { name: 'Resolved' })).toBeChecked()

    await panelOf(colleague).getByRole('button', { name: 'Assign to me' }).click()
    await expect(
      panelOf(colleague).getByText(`Assigned to ${session.user.name}`, { exact: true }),
    ).toBeVisible()
    await panel.getByRole('radio', { name: 'Closed' }).click()
    await conflict.getByRole('button', { name: 'Use mine' }).click()
    await expect(panel.getByText('Resolved → Closed')).toBeVisible()
    await expect(panel.getByLabel('Assignee')).toHaveValue(session.user._id)
    await colleague.context().close()
  },
)

test(
  'two deletes close together are undone separately, and neither counts as an arrival',
  onDesktop,
  async ({ page }) => {
    const word = uniqueWord()
    await sendEnquiries(page.request, 3, () => ({ subject: word }))
    await page.clock.install()
    await openDesk(page, `?q=${word}`)
    await expect(rowsOf(page)).toHaveCount(3)
    const held: (() => void)[] = []
    await page.route('**/api/enquiries/*', async (route) => {
      if (route.request().method() === 'DELETE') await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    for (const name of ['Visitor 3', 'Visitor 2']) {
      await rowOf(page, name).getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(rowOf(page, name)).toHaveCount(0)
    }
    await expect.poll(() => held.length).toBe(2)
    const asked = page.waitForResponse((answer) => answer.url().endsWith('&limit=1'))
    await page.clock.fastForward(20_000)
    await (await asked).finished()
    await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Show .* new/ })).toHaveCount(0)

    const undo = toastOf(page).filter({ hasText: '1 enquiry deleted.' }).getByRole('button', { name: 'Undo' })
    // One after the other: the toasts are in the order of the responses.
    for (const [at, release] of held.entries()) {
      release()
      await expect(undo).toHaveCount(at + 1)
    }
    await undo.first().click()
    await expect(rowOf(page, 'Visitor 3')).toBeVisible()
    await undo.click()
    await expect(rowsOf(page)).toHaveCount(3)
  },
)

test('a new enquiry is announced, even when a colleague deletes another', onPhone, async ({ page }) => {
  const word = uniqueWord()
  const [first] = await sendEnquiries(page.request, 2, () => ({ subject: word }))
  await page.clock.install()
  const { token } = await openDesk(page, `?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(2)
  await page.request.delete(`/api/enquiries/${first?._id}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await sendEnquiries(page.request, 1, () => ({ subject: word, name: 'Asha' }))
  await page.clock.fastForward(20_000)
  await page.getByRole('button', { name: 'Show 1 new enquiry' }).click()
  await expect(rowOf(page, 'Asha')).toBeVisible()
  await expect(rowsOf(page)).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Show .* new/ })).toHaveCount(0)
})

test('an enquiry that a colleague deleted says so', onDesktop, async ({ page }) => {
  const { id, session } = await openOne(page)
  await page.request.delete(`/api/enquiries/${id}`, { headers: { authorization: `Bearer ${session.token}` } })
  await page.reload()
  await expect(panelOf(page).getByRole('alert')).toContainText('Somebody may have deleted it')
})
