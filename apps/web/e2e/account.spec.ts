import { readdir, readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { site } from '../playwright.config.ts'
import {
  closeHelper,
  keepSession,
  panelOf,
  sendEnquiries,
  signIn,
  signInByCall,
  uniqueWord,
} from './desk-steps.ts'
import { onDesktop, onPhone } from './devices.ts'
import { expectLegible, inBothThemes } from './themes.ts'

interface Person {
  name: string
  username: string
  email: string
  phone: string
  password: string
}

const newPerson = (): Person => {
  const word = uniqueWord()
  return {
    name: `Asha ${word}`,
    username: word,
    email: `${word}@example.com`,
    phone: '+91 98220 12345',
    password: 'six sea shells',
  }
}

async function registerByCall(page: Page, person: Person) {
  const answer = await page.request.post('/api/users/register', { data: person })
  expect(answer.status()).toBe(201)
  return answer.json()
}

async function openForm(page: Page, path: '/login' | '/register') {
  await page.goto(path)
  await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
  await page.locator('main').getByLabel('Password', { exact: true }).focus()
  await closeHelper(page)
}

test(
  'registration checks in order, says what is wrong, and leads to the dashboard',
  inBothThemes,
  async ({ page }) => {
    const person = newPerson()
    await openForm(page, '/register')
    const create = page.getByRole('button', { name: /create account|register|sign up/i })
    const steps: [string, string, string][] = [
      ['Name is required', 'Name', person.name],
      ['Username is required', 'Username', person.username],
      ['Email is required', 'Email', person.email],
      ['Phone is required', 'Phone', person.phone],
      ['Password is required', 'Password', 'five5'],
    ]
    for (const [problem, label, value] of steps) {
      await create.click()
      await expect(page.locator('[data-slot="field-error"]')).toHaveText([problem])
      await page.locator('main').getByLabel(label, { exact: true }).fill(value)
      await expect(page.locator('[data-slot="field-error"]')).toHaveCount(0)
    }
    await create.click()
    await expect(page.getByText('Password must be at least 6 characters', { exact: true })).toBeVisible()
    await page.locator('main').getByLabel('Password', { exact: true }).fill(person.password)
    await create.click()
    await expect(page.getByText('Passwords do not match', { exact: true })).toBeVisible()
    await expectLegible(page, '[data-slot="register-form"]')
    await page.locator('main').getByLabel('Confirm password').fill(person.password)
    await create.click()
    await expect(page.getByText('Account created successfully! Redirecting...')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(`Welcome, ${person.name}`)).toBeVisible()
    const kept = await page.evaluate(() => [localStorage.getItem('authToken'), localStorage.getItem('user')])
    expect(kept[0]).toBeTruthy()
    expect(kept[1]).not.toContain('9822')
  },
)

test(
  "a taken username is told in the service's words, and nothing typed is lost",
  onDesktop,
  async ({ page }) => {
    const person = newPerson()
    await registerByCall(page, person)
    await openForm(page, '/register')
    await page.locator('main').getByLabel('Name', { exact: true }).fill(person.name)
    await page.locator('main').getByLabel('Username').fill(person.username)
    await page.locator('main').getByLabel('Email').fill(`other-${person.email}`)
    await page.locator('main').getByLabel('Phone').fill(person.phone)
    await page.locator('main').getByLabel('Password', { exact: true }).fill(person.password)
    await page.locator('main').getByLabel('Confirm password').fill(person.password)
    await page.getByRole('button', { name: /create account|register|sign up/i }).click()
    await expect(page.getByRole('alert')).toHaveText('This username is already taken')
    await expect(page.locator('main').getByLabel('Username')).toHaveValue(person.username)
  },
)

test('sign-in: both fields, a refusal that stays, and the way in', async ({ page }) => {
  const person = newPerson()
  await registerByCall(page, person)
  await openForm(page, '/login')
  const login = page.locator('main').getByRole('button', { name: 'Login' })
  await login.click()
  await expect(page.locator('[data-slot="field-error"]')).toHaveText([
    'Email or username is required',
    'Password is required',
  ])
  await page.locator('main').getByLabel('Email or username').fill(person.username)
  await page.locator('main').getByLabel('Password', { exact: true }).fill('wrong shells')
  await login.click()
  const alert = page.getByRole('alert')
  await expect(alert).toBeVisible()
  await expect(alert).not.toHaveText('Login failed')
  await expect(page).toHaveURL(/\/login$/)
  await page.locator('main').getByLabel('Password', { exact: true }).fill(person.password)
  await login.click()
  await expect(page.getByText('Login successful! Redirecting...')).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto('/login')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('sign-in without an answer, or with one that has no words', onPhone, async ({ page }) => {
  await openForm(page, '/login')
  await page.locator('main').getByLabel('Email or username').fill('asha')
  await page.locator('main').getByLabel('Password', { exact: true }).fill('six sea shells')
  const login = page.locator('main').getByRole('button', { name: 'Login' })
  await page.route('**/api/users/login', (route) => route.abort())
  await login.click()
  await expect(page.getByRole('alert')).toHaveText('An unexpected error occurred. Please try again.')
  await page.unroute('**/api/users/login')
  await page.route('**/api/users/login', (route) => route.fulfill({ status: 500, body: '' }))
  await login.click()
  await expect(page.getByRole('alert')).toHaveText('Login failed')
})

test(
  'too many attempts: how long to wait is told, and what was typed is kept',
  onDesktop,
  async ({ page }) => {
    await openForm(page, '/login')
    const identifier = page.locator('main').getByLabel('Email or username')
    const password = page.locator('main').getByLabel('Password')
    await identifier.fill('asha')
    await password.fill('six sea shells')
    await page.route('**/api/users/login', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '88' },
        json: { message: 'Too many sign-in attempts. Try again in 88 seconds.' },
      }),
    )
    await page.locator('main').getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toHaveText('Too many sign-in attempts. Try again in 88 seconds.')
    await expect(identifier).toHaveValue('asha')
    await expect(password).toHaveValue('six sea shells')
  },
)

test(
  'the forms stand in the HTML before any script, and never send a password in an address',
  onPhone,
  async ({ request }) => {
    for (const path of ['/login', '/register', '/set-password']) {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<form[^>]+method="post"/)
      expect(html).toContain('type="password"')
    }
  },
)

test('visitors are led from what needs a session to the sign-in', onDesktop, async ({ page }) => {
  for (const path of ['/dashboard', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
})

test(
  'a link in a letter leads to its enquiry, whichever way its reader signs in',
  onPhone,
  async ({ page }) => {
    const name = `Visitor ${uniqueWord()}`
    const [sent] = await sendEnquiries(page.request, 1, () => ({ name }))
    await page.goto(`/dashboard?enquiry=${sent?._id}`)
    await expect(page).toHaveURL(/\/login$/)
    await page.getByRole('link', { name: 'Create an account' }).click()
    await expect(page).toHaveURL(/\/register$/)
    await page.locator('main').getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await signIn(page)
    await expect(page).toHaveURL(`/dashboard?enquiry=${sent?._id}`)
    await expect(panelOf(page).getByRole('heading', { name })).toBeVisible()
  },
)

test(
  'the next person at a shared device finds nothing of the last, who signed out by the header',
  onDesktop,
  async ({ page, isMobile }) => {
    const [first, second] = [newPerson(), newPerson()]
    const message = 'Words that are nobody else’s.'
    await keepSession(page, await registerByCall(page, first))
    await page.goto('/contact')
    const form = page.getByRole('region', { name: 'Send an enquiry' })
    await expect(form.getByLabel('Name')).toHaveValue(first.name)
    await expect(form.getByLabel('Phone')).toHaveValue(first.phone)
    await form.getByLabel('Message').fill(message)
    await closeHelper(page)
    await page.getByRole('button', { name: isMobile ? 'Open menu' : 'Dashboard', exact: true }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
      message,
    )

    await registerByCall(page, second)
    await signIn(page, { emailOrUsername: second.email, password: second.password })
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/contact')
    await expect(form.getByLabel('Name')).toHaveValue(second.name)
    await expect(form.getByLabel('Message')).toHaveValue('')
  },
)

test(
  'while the session is being confirmed there is a spinner and nothing else',
  onPhone,
  async ({ page }) => {
    const session = await registerByCall(page, newPerson())
    await keepSession(page, session)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/users/profile', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/dashboard')
    await expect(page.locator('main [role="status"]').first()).toBeVisible()
    await expect(page.getByText('Welcome,')).toHaveCount(0)
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    answer()
    await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible()
  },
)

test(
  'no answer at the start keeps the session, a refusal ends it without a word on public pages',
  onDesktop,
  async ({ page }) => {
    const session = await registerByCall(page, newPerson())
    await keepSession(page, session)
    await page.route('**/api/users/profile', (route) => route.abort())
    await page.goto('/dashboard')
    await expect(page.getByText('Welcome,')).toBeVisible()
    await page.unroute('**/api/users/profile')
    await keepSession(page, { ...session, token: 'not-a-token' })
    await page.goto('/privacy-policy')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/privacy-policy')
  },
)

test('signing out in one tab signs out all', onPhone, async ({ page, context }) => {
  const session = await registerByCall(page, newPerson())
  await keepSession(page, session)
  await page.goto('/dashboard')
  await expect(page.getByText('Welcome,')).toBeVisible()
  const second = await context.newPage()
  await second.goto('/profile')
  await expect(second.getByLabel('Username')).toBeVisible()
  await second.getByRole('region', { name: 'Sessions' }).getByRole('button', { name: 'Logout' }).click()
  await expect(second).toHaveURL(/\/login$/)
  await expect(page).toHaveURL(/\/login$/)
  expect(await page.evaluate(() => [localStorage.authToken, localStorage.user])).toEqual([
    undefined,
    undefined,
  ])
})

test(
  'the profile is saved, and what could not be saved survives an ended session',
  onDesktop,
  async ({ page }) => {
    const person = newPerson()
    const session = await registerByCall(page, person)
    await keepSession(page, session)
    await page.goto('/profile')
    await expect(page.getByText('Customer').first()).toBeVisible()
    await closeHelper(page)
    await page.locator('main').getByLabel('City').fill('Panaji')
    await page.locator('main').getByLabel('Date of birth').fill('1990-05-17')
    const update = page.getByRole('button', { name: 'Update Profile' })
    await update.click()
    await expect(page.getByText('Profile updated successfully!')).toBeVisible()

    await page.locator('main').getByLabel('Phone').fill('')
    await update.click()
    await expect(page.getByText('Phone is required', { exact: true })).toBeVisible()
    await page.locator('main').getByLabel('Phone').fill('+91 832 111 2222')
    await page.route('**/api/users/profile', (route) =>
      route.fulfill({ status: 401, json: { message: 'Your session has ended.' } }),
    )
    await update.click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    await page.unroute('**/api/users/profile')

    await signIn(page, { emailOrUsername: person.email, password: person.password })
    await expect(page).toHaveURL(/\/profile$/)
    await expect(page.getByText('Not saved yet')).toBeVisible()
    await expect(page.locator('main').getByLabel('Phone')).toHaveValue('+91 832 111 2222')
    await expect(page.locator('main').getByLabel('City')).toHaveValue('Panaji')
  },
)

test(
  'a new password ends the other sessions, and so does signing out everywhere',
  onPhone,
  async ({ page, browser }) => {
    const person = newPerson()
    const session = await registerByCall(page, person)
    await keepSession(page, session)
    const phone = await (await browser.newContext()).newPage()
    await keepSession(
      phone,
      await signInByCall(page.request, { emailOrUsername: person.email, password: person.password }),
    )
    await phone.goto('/dashboard')
    await expect(phone.getByText('Welcome,')).toBeVisible()

    await page.goto('/profile')
    await closeHelper(page)
    await page.locator('main').getByLabel('Current password').fill('not this one')
    await page.locator('main').getByLabel('New password', { exact: true }).fill('seven sea shells')
    await page.locator('main').getByLabel('Confirm new password').fill('seven sea shells')
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('The current password is wrong.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/profile$/)
    await page.locator('main').getByLabel('Current password').fill(person.password)
    await page.getByRole('button', { name: 'Change Password' }).click()
    await expect(page.getByText('Password changed successfully!')).toBeVisible()
    await phone.reload()
    await expect(phone).toHaveURL(/\/login$/)

    await keepSession(
      phone,
      await signInByCall(page.request, { emailOrUsername: person.email, password: 'seven sea shells' }),
    )
    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await phone.goto('/profile')
    await expect(phone).toHaveURL(/\/login$/)
    await phone.context().close()
  },
)

/** The link in the letter to an address, once the service has written it. */
async function linkMailedTo(address: string): Promise<string> {
  const folder = new URL(`../../../${site.env.DATA_DIR}/mail/`, import.meta.url)
  let link = ''
  await expect
    .poll(async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        const letter = (await readFile(new URL(name, folder), 'utf8')).replaceAll('=\r\n', '')
        if (letter.includes(`To: ${address}`)) link = /https?:\S+/.exec(letter)?.[0] ?? ''
      }
      return link
    })
    .toContain('/set-password#')
  return link
}

test(
  'the link in a letter to a former address brings it back with a new password, once',
  onDesktop,
  async ({ page }) => {
    const person = newPerson()
    const { token } = await registerByCall(page, person)
    const { password: _, ...profile } = person
    await page.request.put('/api/users/profile', {
      headers: { authorization: `Bearer ${token}` },
      data: { ...profile, email: `thief-${person.email}` },
    })
    const link = await linkMailedTo(person.email)

    async function setPassword(password: string) {
      await page.locator('main').getByLabel('New password', { exact: true }).fill(password)
      await page.locator('main').getByLabel('Confirm new password').fill(password)
      await page.getByRole('button', { name: 'Set Password' }).click()
    }
    await page.goto('/set-password')
    await setPassword('seven sea shells')
    await expect(page.getByRole('alert')).toHaveText('The link is incomplete. Open it from the letter again')

    await page.goto(link)
    await page.reload()
    await setPassword('seven')
    await expect(page.locator('[data-slot="field-error"]')).toHaveText([
      'Password must be at least 6 characters',
    ])
    await setPassword('seven sea shells')
    await expect(page.getByText(`You are signed in as ${person.email}`)).toBeVisible()
    await expect(page.locator('main [data-slot="alert"]')).toBeFocused()
    await page.locator('main').getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page.getByText(`Welcome, ${person.name}`)).toBeVisible()

    await page.goto(link)
    await setPassword('eight sea shells')
    await expect(page.getByRole('alert')).toContainText('This link has been used or has expired.')
  },
)

test('a late refusal of an old token leaves a new session alone', onPhone, async ({ page }) => {
  const person = newPerson()
  const old = await registerByCall(page, person)
  await keepSession(page, old)
  let refuse = () => {}
  const held = new Promise<void>((resolve) => {
    refuse = resolve
  })
  await page.route('**/api/enquiries/my-enquiries*', async (route) => {
    const { authorization } = route.request().headers()
    if (authorization !== `Bearer ${old.token}`) return route.continue()
    await held
    await route.fulfill({ status: 401, json: { message: 'Your session has ended.' } })
  })
  const asked = page.waitForRequest('**/api/enquiries/my-enquiries*')
  await page.goto('/dashboard')
  await asked
  const fresh = await signInByCall(page.request, { emailOrUsername: person.email, password: person.password })
  await page.evaluate((token) => localStorage.setItem('authToken', token), fresh.token)
  const refused = page.waitForResponse((answer) => answer.status() === 401)
  refuse()
  await refused
  await expect(page.getByText('Welcome,')).toBeVisible()
  await expect(page.getByText('Your enquiries could not be loaded.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('authToken'))).toBe(fresh.token)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No Enquiries Found')).toBeVisible()
})
