import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { onDesktop } from '../../devices.ts'
import { expectAccessible, expectValidMarkup, seesMostOnPhone } from '../../themes.ts'
import { keepSession, signInByCall, staffSignIn, uniqueWord } from '../desk-steps.ts'

async function openConnections(page: Page) {
  const session = await signInByCall(page.request)
  await keepSession(page, session)
  await page.goto('/dashboard/connections')
  await expect(page.getByRole('heading', { name: 'Connections', level: 1 })).toBeVisible()
}

/** A program that receives webhooks. */
async function receiver() {
  const got: { headers: IncomingMessage['headers']; type: string }[] = []
  const answers = { status: 500 }
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part) => (body += part))
    request.on('end', () => {
      got.push({ headers: request.headers, type: JSON.parse(body).type })
      response.writeHead(answers.status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { got, answers, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks` }
}

test(
  'a webhook is added, tested, seen to fail, sent again, paused and deleted',
  seesMostOnPhone,
  async ({ page }) => {
    const { got, answers, server, url } = await receiver()
    const name = `Accounting ${uniqueWord()}`
    await openConnections(page)
    const section = page.getByRole('region', { name: 'Webhooks' })
    await section.getByRole('button', { name: 'Add a webhook' }).click()
    const form = page.getByRole('dialog', { name: 'Add a webhook' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Address').fill('http://somewhere.example/hooks')
    await form.getByLabel('Address').press('Enter')
    await expect(form.getByText('Address must begin with https://.')).toBeVisible()
    await expectAccessible(page)
    await form.getByLabel('Address').fill(url)
    // Events of other journeys would push its own test off the list.
    for (const event of ['A new enquiry', 'A changed enquiry', 'A deleted enquiry'])
      await form.getByRole('checkbox', { name: event }).uncheck()
    await form.getByRole('button', { name: 'Add', exact: true }).click()

    const once = page.getByRole('dialog', { name: 'The secret of this webhook' })
    await expect(once.getByLabel('Signing secret')).toHaveValue(/^whsec_/)
    await page.keyboard.press('Escape')
    await expect(once).toBeVisible()
    await expectAccessible(page)
    await once.getByRole('button', { name: 'I have saved it' }).click()

    const card = section.getByRole('article', { name })
    await card.getByRole('button', { name: 'Send a test' }).click()
    const line = card.getByRole('listitem').filter({ hasText: 'Test' })
    const tests = () => got.filter(({ type }) => type === 'test')
    await expect(line.getByText(/The receiver answered 500\. 1 attempt, next/)).toBeVisible()
    await expectAccessible(page)
    await expectValidMarkup(page)
    const again = line.getByRole('button', { name: /^Send again: Test/ })
    answers.status = 204
    const delivered = line.getByText('Delivered')
    // An attempt under way still fails, and the next automatic one may come first.
    await expect(async () => {
      await again.or(delivered).click()
      await expect(delivered).toBeVisible({ timeout: 5000 })
    }).toPass()
    expect(tests().length).toBeGreaterThan(1)
    expect(new Set(tests().map(({ headers }) => headers['webhook-id'])).size).toBe(1)

    await card.getByRole('button', { name: 'Pause' }).click()
    await expect(card.getByText('Paused')).toBeVisible()
    await card.getByRole('button', { name: 'Delete', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this webhook' })
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toBeHidden()
    await expect(section.getByRole('heading', { name: 'Webhooks', level: 2 })).toBeFocused()
    server.close()
  },
)

test(
  'a token is created by keyboard, works within its scopes, and is revoked',
  onDesktop,
  async ({ page, request }) => {
    const name = `Spreadsheet ${uniqueWord()}`
    await openConnections(page)
    const section = page.getByRole('region', { name: 'Your access tokens' })
    await section.getByRole('button', { name: 'Create a token' }).press('Enter')
    const form = page.getByRole('dialog', { name: 'Create a token' })
    await form.getByLabel('Name').fill(name)
    await form.getByRole('checkbox', { name: 'Read enquiries' }).uncheck()
    await form.getByLabel('Name').press('Enter')
    await expect(form.getByText('Choose at least one scope')).toBeVisible()
    await form.getByRole('checkbox', { name: 'Read enquiries' }).press('Space')
    await form.getByLabel('Your password').fill('not the password')
    await form.getByLabel('Name').press('Enter')
    await expect(form.getByText('The password is wrong')).toBeVisible()
    await form.getByLabel('Your password').fill(staffSignIn.password)
    await expectAccessible(page)
    await form.getByLabel('Name').press('Enter')

    const once = page.getByRole('dialog', { name: 'Your new token' })
    const secret = await once.getByLabel('Access token').inputValue()
    await once.getByRole('button', { name: 'I have saved it' }).press('Enter')
    const card = section.getByRole('article', { name })
    await expect(card.getByText(/Read enquiries\. Works until .* Never used/)).toBeVisible()
    const headers = { authorization: `Bearer ${secret}` }
    expect((await request.get('/api/enquiries', { headers })).status()).toBe(200)
    expect((await request.get('/api/enquiries/export', { headers })).status()).toBe(403)
    await page.reload()
    await expect(card.getByText(/Last used/)).toBeVisible()
    await expectValidMarkup(page)

    await card.getByRole('button', { name: 'Revoke' }).press('Enter')
    const question = page.getByRole('alertdialog', { name: 'Revoke this token' })
    await question.getByRole('button', { name: 'Revoke' }).press('Enter')
    await expect(card).toBeHidden()
    expect((await request.get('/api/enquiries', { headers })).status()).toBe(401)
  },
)

test('the desk reports emails that wait, and retries them', onDesktop, async ({ page }) => {
  const letter = {
    _id: '7',
    to: 'customer',
    about: 'account',
    since: '2026-11-20T10:00:00.000Z',
    tries: 3,
    nextTryAt: null,
    why: 'unreachable',
  }
  let letters = [letter]
  const asked: string[] = []
  // An email must be ten minutes old; the service's own tests use real ones.
  await page.route('**/api/letters/**', (route) => {
    const path = new URL(route.request().url()).pathname
    if (route.request().method() === 'GET')
      return route.fulfill({
        json: { undelivered: letters.length, unannounced: 0, since: letters[0]?.since ?? null, letters },
      })
    asked.push(`${route.request().method()} ${path}`)
    letters = []
    return route.fulfill({ status: 204 })
  })
  await keepSession(page, await signInByCall(page.request))
  await page.goto('/dashboard')
  await expect(page.getByText('1 email could not be sent')).toBeVisible()
  await page.getByRole('link', { name: 'See why' }).click()
  const card = page.getByRole('article', { name: 'An account, to a customer' })
  await expect(card.getByText('No more attempts')).toBeVisible()
  await expect(card.getByText(/The mail server can’t be reached\..*tried 3 times/)).toBeVisible()
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('All emails have been sent')).toBeVisible()
  expect(asked).toEqual(['POST /api/letters/7/retry'])
})

test('a customer who follows the link is told that it is for staff', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  const data = {
    name: `Asha ${word}`,
    username: word,
    email: `${word}@example.com`,
    phone: '+91 98220 12345',
    password: 'six sea shells',
  }
  await keepSession(page, await (await page.request.post('/api/users/register', { data })).json())
  await page.goto('/dashboard/connections')
  await expect(page.getByRole('heading', { name: 'This page is for the staff' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Connections' })).toHaveCount(0)
})
