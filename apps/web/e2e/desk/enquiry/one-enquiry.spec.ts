import { expect, test } from '@playwright/test'
import { onDesktop } from '../../devices.ts'
import { expectLegible, seesMost } from '../../themes.ts'
import { openDesk, panelOf, rowOf, rowsOf, sendEnquiries, signInByCall, uniqueWord } from '../desk-steps.ts'

test(
  'a row opens the whole enquiry, with replies, status, assignee, notes and history',
  seesMost,
  async ({ page, isMobile }) => {
    const word = uniqueWord()
    const message = `First line\n\n${'A long story. '.repeat(60)}the end`
    await sendEnquiries(page.request, 2, (n) => ({ subject: `${word} ${n}`, ...(n === 2 && { message }) }))
    const { user } = await openDesk(page, `?q=${word}`)
    await rowsOf(page).first().getByText(`${word} 2`).click()
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { name: 'Visitor 2' })).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Visitor 2' })).toBeFocused()
    await expect(panel.getByText('the end')).toBeVisible()
    await expect(panel.getByText(/^2[34] h left$/)).toBeVisible()
    await expect(page).toHaveURL(/enquiry=[0-9a-f-]{36}/)

    const whatsApp = panel.getByRole('link', { name: 'WhatsApp' })
    await expect(whatsApp).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919822012345\?text=Hello%20Visitor%202%2C/,
    )
    await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919822012345')
    await expect(panel.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      /^mailto:visitor2@example\.com\?subject=Re/,
    )
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const chat = page.waitForEvent('popup')
    await whatsApp.click()
    await (await chat).close()
    await expect(panel.getByRole('radio', { name: 'In progress' })).toBeChecked()
    await expect(panel.getByLabel('Assignee')).toHaveValue(user._id)
    await expect(panel.getByText(`Assigned to ${user.name}`, { exact: true })).toBeVisible()

    await panel.getByRole('radio', { name: 'Resolved' }).check()
    await expect(panel.getByText('In progress → Resolved')).toBeVisible()
    await panel.getByLabel('New note').fill('Asked the captain: nine fit.')
    await panel.getByRole('button', { name: 'Add note' }).click()
    const thread = panel.getByRole('region', { name: 'Conversation' })
    await expect(thread.getByText('Asked the captain: nine fit.')).toBeVisible()
    await expect(panel.getByLabel('New note')).toHaveValue('')
    await expectLegible(page, '[data-desk-panel]')

    await expect(panel.getByRole('button', { name: 'Previous enquiry' })).toBeDisabled()
    await panel.getByRole('button', { name: 'Next enquiry' }).click()
    await expect(panel.getByRole('heading', { name: 'Visitor 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).not.toHaveURL(/enquiry=/)
    if (!isMobile) await expect(page.getByRole('link', { name: 'Visitor 1' })).toBeFocused()
    await expect(rowsOf(page).first().locator('[data-status="resolved"]')).toBeVisible()
  },
)

test('beside the open panel, the text below a subject stays in its column', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  const sent = await sendEnquiries(page.request, 3, () => ({ subject: word }))
  const { token, user } = await signInByCall(page.request)
  for (const [at, status] of ['pending', 'in_progress'].entries()) {
    await page.request.put(`/api/enquiries/${sent[at]?._id}/status`, {
      data: { status, assignedTo: user._id },
      headers: { authorization: `Bearer ${token}` },
    })
  }
  await openDesk(page, `?q=${word}`)
  await rowOf(page, 'Visitor 3').getByText(word).click()
  await expect(panelOf(page)).toBeVisible()
  // The list makes room only after the panel's frame is painted.
  await expect(page.locator('.desk')).toHaveAttribute('data-panel', 'open')
  for (const width of [1440, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    for (const name of ['Visitor 1', 'Visitor 2']) {
      // In one call: the layout may change between two.
      const room = await rowOf(page, name).evaluate((row) => {
        const states = [...row.querySelectorAll('.desk-subject-state > *')]
        const created = row.querySelector('.desk-created')?.getBoundingClientRect().left ?? 0
        return created - Math.max(...states.map((state) => state.getBoundingClientRect().right))
      })
      expect(room).toBeGreaterThanOrEqual(12)
    }
    const clocks = rowsOf(page).locator('.desk-promise > svg')
    await expect(clocks).toHaveCount(3)
    const sizes = await clocks.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width))
    expect(new Set(sizes).size).toBe(1)
  }
})

test('an enquiry opens from its address, and Back closes what was opened here', async ({ page }) => {
  const word = uniqueWord()
  const [sent] = await sendEnquiries(page.request, 1, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.getByRole('link', { name: 'Visitor 1' }).click()
  await expect(panelOf(page)).toBeVisible()
  await page.goBack()
  await expect(panelOf(page)).toHaveCount(0)
  await page.goto(`/dashboard?enquiry=${sent?._id}`)
  await expect(panelOf(page).getByRole('heading', { name: word })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
