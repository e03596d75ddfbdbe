import { expect, type Locator, type Page, test } from '@playwright/test'
import { expectAccessible, expectLegible } from '../../themes.ts'
import { openDesk, rowsOf, sendEnquiries, uniqueWord } from '../desk-steps.ts'

test('views count what is to be done; one is saved, shared by its address, counted as enquiries come, renamed and deleted', async ({
  page,
  isMobile,
}) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, () => ({ subject: `${word} boats` }))
  const { token } = await openDesk(page)
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
  await dialog.getByLabel('Share with the team').check()
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

  const other = await page.request.post('/api/views', {
    data: { name: `Anchors ${word}`, filter: { q: word, status: 'closed' }, shared: false },
    headers: { authorization: `Bearer ${token}` },
  })
  // Another journey may reorder this person's views at the same time.
  await page.route('**/api/views', async (route) => {
    const response = await route.fetch()
    const read = await response.json()
    await route.fulfill({
      response,
      json: { ...read, views: read.views.filter((view: { name: string }) => view.name.includes(word)) },
    })
  })
  await page.reload()
  const names = rail.locator('li[data-view]').filter({ hasText: word }).locator('bdi')
  await expect(names).toHaveText([`Anchors ${word}`, `Boats ${word}`])
  await rail.getByRole('button', { name: 'Edit views' }).click()
  const list = page.getByRole('dialog')
  const rows = list.locator('li').filter({ hasText: word }).locator('bdi')
  await expectLegible(page, '[data-slot="dialog"]')
  await dragBelow(page, list.locator('li').filter({ hasText: `Anchors ${word}` }), isMobile)
  await expect(rows).toHaveText([`Boats ${word}`, `Anchors ${word}`])
  await expect(list.getByText(new RegExp(`^Anchors ${word} is now \\d+ of \\d+.$`))).toBeAttached()
  await expect(names).toHaveText([`Boats ${word}`, `Anchors ${word}`])
  if (!isMobile) {
    const up = list.getByRole('button', { name: `Move Anchors ${word} up` })
    await up.press('Enter')
    await expect(rows).toHaveText([`Anchors ${word}`, `Boats ${word}`])
    await expect(up).toBeFocused()
    await page.route('**/api/views/order', (route) => route.abort())
    await list.getByRole('button', { name: `Move Anchors ${word} down` }).press('Enter')
    await expect(list.getByRole('alert')).toContainText('The order was not saved.')
    await expect(rows).toHaveText([`Anchors ${word}`, `Boats ${word}`])
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const { view } = await other.json()
  await page.request.delete(`/api/views/${view._id}`, { headers: { authorization: `Bearer ${token}` } })
  await list.getByRole('button', { name: `Edit Boats ${word}` }).click()
  await list.getByLabel('Name').fill(`Ships ${word}`)
  await list.getByRole('button', { name: 'Save view' }).click()
  await list.getByRole('button', { name: `Delete Ships ${word}` }).click()
  await expect(list.getByText(`Ships ${word}`)).toHaveCount(0)
  await list.getByRole('button', { name: 'Close' }).click()
  await expect(rail.getByRole('button', { name: 'Save this view' })).toBeVisible()
})

/** Drags a row by its handle below the one after it, with a finger where there is one. */
async function dragBelow(page: Page, row: Locator, byTouch: boolean): Promise<void> {
  const [grip, height] = [
    await row.locator('[data-grip]').boundingBox(),
    (await row.boundingBox())?.height ?? 0,
  ]
  const [x, from] = [(grip?.x ?? 0) + (grip?.width ?? 0) / 2, (grip?.y ?? 0) + (grip?.height ?? 0) / 2]
  const to = from + height * 0.8
  if (!byTouch) {
    await page.mouse.move(x, from)
    await page.mouse.down()
    await page.mouse.move(x, to, { steps: 5 })
    await page.mouse.up()
    return
  }
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
  await touch('touchStart', from)
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part)
  await touch('touchEnd')
}
