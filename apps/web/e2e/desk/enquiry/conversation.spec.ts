import { expect, type Page, test } from '@playwright/test'
import { confirmEmail, newPerson, registerByCall } from '../../account/account-steps.ts'
import { onDesktop, onPhone } from '../../devices.ts'
import { expectLegible, seesMostOnPhone } from '../../themes.ts'
import {
  anotherBrowser,
  closeHelper,
  keepSession,
  openDesk,
  panelOf,
  sendEnquiries,
  signInByCall,
  toastOf,
  uniqueWord,
} from '../desk-steps.ts'
import { openOne } from '../trouble/trouble-steps.ts'

test(
  'staff answer with a template and a quote, the customer accepts it, writes back and corrects, and staff see it all',
  seesMostOnPhone,
  async ({ page, browser }) => {
    const person = newPerson()
    const session = await registerByCall(page, person)
    await confirmEmail(page, person)
    const word = uniqueWord()
    const [sent] = await sendEnquiries(
      page.request,
      1,
      () => ({ subject: word, name: person.name, email: person.email }),
      session.token,
    )
    const { token } = await signInByCall(page.request)
    const name = `Boats ${word}`
    await page.request.post('/api/templates', {
      data: { name, text: 'Hello {name},\n\nthe boat costs {price}.', shared: true, language: 'en' },
      headers: { authorization: `Bearer ${token}` },
    })
    await openDesk(page, `?q=${word}&enquiry=${sent?._id}`)
    const panel = panelOf(page)
    const answer = panel.getByLabel('Answer by email')
    await panel.getByRole('link', { name: 'Email' }).click()
    await expect(answer).toBeFocused()
    await answer.pressSequentially(`/boats`)
    await expect(panel.getByRole('option', { name: `${name} English` })).toBeVisible()
    await expectLegible(page, '[data-desk-panel]')
    await page.keyboard.press('Enter')
    await expect(answer).toHaveValue(`Hello ${person.name},\n\nthe boat costs {price}.`)
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('Fill in {price} first')).toBeVisible()
    await page.keyboard.type('₹ 2,500')
    await panel.getByRole('button', { name: 'Add a quote' }).click()
    const quote = panel.getByRole('group', { name: 'Quote', exact: true })
    await expect(quote.getByLabel('Item')).toBeFocused()
    await page.keyboard.type('A boat for two')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(quote.getByLabel(/Price each/)).toBeFocused()
    await page.keyboard.type('2,500')
    // Enter adds a line, and sends nothing.
    await page.keyboard.press('Enter')
    await page.keyboard.type('Fishing rods')
    await quote
      .getByLabel(/Price each/)
      .last()
      .fill('100')
    await expect(quote.getByRole('status')).toHaveText('₹2,600')
    await expectLegible(page, '[data-desk-panel]')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(answer).toHaveValue('')
    await expect(quote).toBeHidden()
    const thread = panel.getByRole('region', { name: 'Conversation' })
    await expect(thread.getByText('the boat costs ₹ 2,500.')).toBeVisible()
    await expect(thread.getByText('Sent', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(panel.getByRole('radio', { name: 'In progress' })).toBeChecked()

    // A new version, with an activity of the catalogue and a deposit.
    await panel.getByRole('button', { name: 'Change the quote' }).click()
    await quote.getByRole('button', { name: 'Add an activity' }).click()
    await quote.getByRole('button', { name: 'Add to the quote' }).click()
    await expect(quote.getByLabel('Item')).toHaveCount(3)
    await quote.getByLabel('Deposit', { exact: true }).fill('50')
    await expectLegible(page, '[data-desk-panel]')
    await answer.fill('Now with a deposit.')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(thread.getByText('Replaced by a newer one')).toBeVisible()
    const second = thread.getByRole('region', { name: /^Quote \w{8}, version 2$/ })
    await expect(second.getByText('Deposit (50%)')).toBeVisible()

    const customer = await anotherBrowser(browser, page)
    await keepSession(customer, session)
    await customer.goto('/dashboard')
    await closeHelper(customer)
    await expect(customer.getByText('the boat costs ₹ 2,500.')).toBeVisible()
    await customer.getByRole('button', { name: 'Accept this quote' }).click()
    await expect(customer.locator('[data-quote="accepted"]')).toBeVisible()
    await expect(thread.getByText(`${person.name} accepted the quote`)).toBeVisible()
    await expect(second.getByText(`${person.name} accepted version 2 on`)).toBeVisible()
    await customer.getByRole('link', { name: 'Open, print or pay' }).click()
    await expect(customer.getByRole('heading', { name: 'Your quote' })).toBeVisible()
    await expect(customer.locator('[data-slot="floating-contact-panel"]')).toBeHidden()
    const deposit = await customer
      .getByRole('row', { name: /^Deposit/ })
      .getByRole('cell')
      .textContent()
    await expect(
      customer.getByRole('img', { name: `Code that pays ${deposit} to goatravels@okbank` }),
    ).toBeVisible()
    const file = customer.waitForEvent('download')
    await customer.getByRole('button', { name: 'Download PDF' }).click()
    expect((await file).suggestedFilename()).toMatch(/^quote-\w{8}\.pdf$/)
    await expectLegible(customer, 'main')
    const [print, tab] = await Promise.all(
      [customer.getByRole('button', { name: /Print/ }), customer.locator('[data-slot="enquiry-tab"]')].map(
        (part) => part.boundingBox(),
      ),
    )
    expect((print?.x ?? 0) + (print?.width ?? 0)).toBeLessThanOrEqual(tab?.x ?? 0)
    await expectPrinted(customer)
    await customer.goBack()
    await expect(customer.locator('[data-slot="floating-contact-panel"]')).toBeHidden()
    await customer.getByLabel('Your message').fill('Wonderful, for two please.')
    await customer.getByRole('button', { name: 'Send message' }).click()
    await expect(customer.getByText('Thank you. We have it')).toBeVisible()
    await expectLegible(customer, 'main')
    await customer.getByRole('button', { name: 'Correct', exact: true }).click()
    await customer.getByLabel('Phone').fill('+91 90000 11111')
    await customer.getByRole('button', { name: 'Save' }).click()
    await expect(customer.getByText('Phone: +91 98220 12345 → +91 90000 11111')).toBeVisible()

    // Without a reload, on the open desk.
    await expect(thread.getByText('Wonderful, for two please.')).toBeVisible()
    await expect(thread.getByText('+91 90000 11111')).toBeVisible()
    await expectLegible(page, '[data-desk-panel]')
    await customer.getByRole('button', { name: 'Close', exact: true }).click()
    await customer.getByRole('button', { name: 'Close the enquiry' }).click()
    await expect(customer.locator('[data-status="closed"]')).toBeVisible()
    await customer.context().close()
  },
)

test(
  'an answer sent offline is kept, and sent once when the connection is back',
  onPhone,
  async ({ page }) => {
    const { panel } = await openOne(page)
    let sent = 0
    await page.route('**/answers', async (route) => {
      sent++
      // The first request arrives, but its response is lost.
      if (sent === 1) await route.fetch()
      if (sent <= 3) await route.abort()
      else await route.continue()
    })
    await panel.getByLabel('Answer by email').fill('See you on Friday.')
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('You are offline. Your answer is kept here')).toBeVisible()
    await page.reload()
    await expect(toastOf(page).getByText('was sent')).toBeVisible()
    await expect(panel.getByLabel('Answer by email')).toHaveValue('')
    await expect(
      panel.getByRole('region', { name: 'Conversation' }).getByText('See you on Friday.'),
    ).toHaveCount(1)
  },
)

test(
  'a message that arrives while staff write must be read before they send',
  onDesktop,
  async ({ page }) => {
    const session = await registerByCall(page, newPerson())
    const word = uniqueWord()
    const [sent] = await sendEnquiries(page.request, 1, () => ({ subject: word }), session.token)
    const following = page.waitForResponse('**/api/enquiries/live')
    await openDesk(page, `?q=${word}&enquiry=${sent?._id}`)
    await following
    const panel = panelOf(page)
    await panel.getByLabel('Answer by email').fill('My answer.')
    await page.request.post(`/api/enquiries/${sent?._id}/replies`, {
      data: { text: 'We are three now.' },
      headers: { authorization: `Bearer ${session.token}` },
    })
    const unread = panel.getByRole('alert').filter({ hasText: 'Read this before you send' })
    await expect(unread.getByText('We are three now.')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await unread.getByRole('button', { name: 'I have read it' }).click()
    await panel.getByRole('button', { name: 'Send and resolve' }).click()
    await expect(panel.getByLabel('Answer by email')).toHaveValue('')
    await expect(panel.getByRole('radio', { name: 'Resolved' })).toBeChecked()
  },
)

test.describe('what came of a contact', () => {
  // The list of outcomes opens with motion, over a long page.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the outcome of a call is logged with one tap, and a visit with two', onPhone, async ({ page }) => {
    const { panel } = await openOne(page)
    const waits = panel.getByText(/^2[34] h left$/)
    await expect(waits).toBeVisible()
    // A phone would dial now.
    await panel.getByRole('link', { name: 'Call' }).evaluate((link) => link.removeAttribute('href'))
    await panel.getByText('Call', { exact: true }).click()
    await panel.getByRole('button', { name: 'No answer' }).click()
    await expect(panel.getByText(/^\S+ called: no answer/)).toBeVisible()
    await expect(panel.getByRole('radio', { name: 'In progress' })).toBeChecked()
    await expect(waits).toBeVisible()
    await panel.getByRole('button', { name: 'Log a call, chat or visit' }).click()
    await page.getByRole('option', { name: 'The visit: Agreed' }).click()
    await expect(panel.getByText(/^\S+ met them in person and agreed with them/)).toBeVisible()
    await expect(waits).toBeHidden()
  })

  test(
    'what came of a chat is logged by keys alone, and leaves the status to its author',
    onDesktop,
    async ({ page }) => {
      const { panel } = await openOne(page)
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Command, view, or a customer’s number' }).fill('log a')
      await page.keyboard.press('Enter')
      await page.getByRole('combobox', { name: 'Outcome' }).fill('chat agreed')
      await page.keyboard.press('Enter')
      await expect(panel.getByText(/^\S+ wrote on WhatsApp and agreed with them/)).toBeVisible()
      await expect(panel.getByRole('radio', { name: 'Pending' })).toBeChecked()
    },
  )
})

/** Expects that the quote that is open prints at the width of A4 without its margins, and with nothing to press. */
async function expectPrinted(page: Page): Promise<void> {
  const screen = page.viewportSize()
  await page.setViewportSize({ width: 718, height: 1015 })
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('row', { name: /^Deposit/ })).toBeVisible()
  const controls = page.locator('button, .sg-button, .sg-site-header, .sg-site-footer, .sg-floating-contact')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(718)
  await page.emulateMedia({ media: null })
  if (screen) await page.setViewportSize(screen)
}
