import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import { expectLegible } from '../../themes.ts'
import {
  anotherBrowser,
  keepSession,
  openDesk,
  panelOf,
  rowOf,
  rowsOf,
  sendEnquiries,
  uniqueWord,
} from '../desk-steps.ts'
import { openOne } from '../trouble/trouble-steps.ts'

test('new enquiries wait above the list until they are asked for', onPhone, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 1, () => ({ subject: word }))
  const following = page.waitForResponse('**/api/enquiries/live')
  await openDesk(page, `?q=${word}`)
  await following
  await sendEnquiries(page.request, 2, (n) => ({ subject: word, name: `Late visitor ${n}` }))
  const show = page.getByRole('button', { name: 'Show 2 new enquiries' })
  await expect(show).toBeVisible()
  await expect(page).toHaveTitle('(2) Enquiries | Susegad')
  await expect(rowsOf(page)).toHaveCount(1)
  await show.click()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page).toHaveTitle('Enquiries | Susegad')
})

test(
  "a colleague's changes show in place, and what they delete stays until the list is updated",
  onDesktop,
  async ({ page, browser }) => {
    const following = page.waitForResponse('**/api/enquiries/live')
    const { word, id, panel, session } = await openOne(page)
    await following
    const colleague = await anotherBrowser(browser, page)
    await keepSession(colleague, session)
    await colleague.goto(`/dashboard?q=${word}&enquiry=${id}`)
    await panelOf(colleague).getByLabel('New note').fill('I call them at four.')
    await panelOf(colleague).getByRole('button', { name: 'Add note' }).click()
    await expect(panel.getByText('I call them at four.')).toBeVisible()
    await panelOf(colleague).getByRole('radio', { name: 'Resolved' }).check()
    await expect(panel.getByRole('radio', { name: 'Resolved' })).toBeChecked()
    await expect(rowOf(page, 'Visitor 1')).toContainText('resolved')

    await panelOf(colleague).getByRole('button', { name: 'Close', exact: true }).click()
    await panel.getByRole('button', { name: 'Close', exact: true }).click()
    await rowOf(colleague, 'Visitor 1').getByRole('button', { name: 'Delete', exact: true }).click()
    await colleague.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    const update = page.getByRole('button', { name: 'Deleted by a colleague: update the list' })
    await expect(update).toBeVisible()
    await expect(rowOf(page, 'Visitor 1')).toBeVisible()
    await page.keyboard.press('r')
    await expect(rowsOf(page)).toHaveCount(0)
    await expect(update).toHaveCount(0)
    await colleague.context().close()
  },
)

test('the panel says which colleagues have the same enquiry open', onPhone, async ({ page }) => {
  await page.route('**/api/enquiries/live', async (route) => {
    const enquiry = new URL(page.url()).searchParams.get('enquiry')
    const people = [
      { _id: 'of-asha', name: 'Asha Kamat', state: 'writing' },
      { _id: 'of-milind', name: 'Milind Naik', state: 'reading' },
    ]
    const body = `id: a-1\nevent: presence\ndata: ${JSON.stringify({ enquiry, people })}\n\n`
    await route.fulfill({ contentType: 'text/event-stream', body })
  })
  const { panel } = await openOne(page)
  await expect(panel.getByText('Asha Kamat is writing here. Milind Naik is reading this too.')).toBeVisible()
  await expectLegible(page, '[data-desk-panel]')
})
