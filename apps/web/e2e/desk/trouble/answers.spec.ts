import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import { expectLegible } from '../../themes.ts'
import { panelOf, signIn, toastOf } from '../desk-steps.ts'
import { openOne, refusal } from './trouble-steps.ts'

const words = 'See you on Friday.'

test(
  'an answer that the service refuses stays in its field, with the reason',
  onDesktop,
  async ({ page }) => {
    const { panel } = await openOne(page)
    const answer = panel.getByLabel('Answer by email')
    await answer.fill(words)
    const reasons = [
      [refusal(403, 'For staff only'), 'Your account is no longer allowed to do this.'],
      [
        refusal(429, 'Too many requests', { 'retry-after': '7' }),
        'Too many attempts. Try again in 7 seconds.',
      ],
      [
        { status: 422, json: { message: 'Check the answer', errors: { text: 'Answer is too blunt' } } },
        'Answer is too blunt',
      ],
      [refusal(500, 'It broke'), 'Something went wrong on our side. Try again.'],
    ] as const
    for (const [refused, reason] of reasons) {
      await page.route('**/answers', (route) => route.fulfill(refused))
      await answer.press('Control+Enter')
      await expect(panel.getByText(`The answer was not sent. ${reason}`)).toBeVisible()
      await expect(answer).toHaveValue(words)
      await page.unroute('**/answers')
    }
    await answer.press('Control+Enter')
    await expect(answer).toHaveValue('')
    const thread = panel.getByRole('region', { name: 'Conversation' })
    await expect(thread.getByText(words)).toHaveCount(1)
  },
)

test(
  'an answer to an unreachable service waits, and is sent once when it is back',
  onPhone,
  async ({ page, context }) => {
    const { panel } = await openOne(page)
    const answer = panel.getByLabel('Answer by email')
    await answer.fill(words)
    await page.route('**/answers', (route) => route.fulfill(refusal(503, 'Not now', { 'retry-after': '60' })))
    await panel.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(panel.getByText('You are offline. Your answer is kept here')).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
    await page.unroute('**/answers')
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(toastOf(page).getByText('was sent')).toBeVisible()
    await expect(answer).toHaveValue('')
    await expect(panel.getByRole('region', { name: 'Conversation' }).getByText(words)).toHaveCount(1)
  },
)

test('an answer survives a session that ends while it is being sent', onDesktop, async ({ page }) => {
  const { panel } = await openOne(page)
  const address = page.url()
  await panel.getByLabel('Answer by email').fill(words)
  await page.route('**/answers', (route) => route.fulfill(refusal(401, 'Sign in again')))
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await page.unroute('**/answers')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('nobody'))),
  ).toEqual([])
  await signIn(page)
  await expect(page).toHaveURL(address)
  await expect(panel.getByLabel('Answer by email')).toHaveValue(words)
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByRole('region', { name: 'Conversation' }).getByText(words)).toHaveCount(1)
})

test('a bounced email says why and is sent again, and refused files are named', onPhone, async ({ page }) => {
  const { id, panel, session } = await openOne(page)
  const headers = { authorization: `Bearer ${session.token}`, 'idempotency-key': crypto.randomUUID() }
  const sent = await page.request.post(`/api/enquiries/${id}/answers`, {
    data: { text: words, after: 0, resolve: false },
    headers,
  })
  const { message } = await sent.json()
  await page.route(`**/api/enquiries/${id}`, async (route) => {
    const response = await route.fetch()
    const detail = await response.json()
    const [answer] = detail.messages
    const mailed = {
      ...answer,
      _id: crypto.randomUUID(),
      place: answer.place + 1,
      direction: 'in',
      author: null,
      body: 'هذه صورتنا',
      refusedFiles: ['صورة العائلة.jpg', 'passport.pdf'],
      sending: null,
    }
    const failed = { ...answer, sending: { state: 'failed', why: 'refused' } }
    await route.fulfill({ response, json: { ...detail, messages: [failed, mailed] } })
  })
  await page.reload()
  await expect(
    panel.getByText('The mail server rejected it. Check the address, call, or write on WhatsApp.'),
  ).toBeVisible()
  await expect(
    panel.getByText('Could not be saved from the email: صورة العائلة.jpg, passport.pdf.'),
  ).toBeVisible()
  await expectLegible(page, '[data-desk-panel]')
  const again = page.waitForRequest(`**/messages/${message._id}/**`)
  await panelOf(page).getByRole('button', { name: 'Send again' }).click()
  await again
  // Sending refetches the enquiry: the test must not end before the response.
  await page.unrouteAll({ behavior: 'wait' })
})
