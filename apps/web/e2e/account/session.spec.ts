import { expect, test } from '@playwright/test'
import { anotherBrowser, closeHelper, keepSession, signIn, signInByCall } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { newPerson, registerByCall } from './account-steps.ts'

test(
  'after signing out in the header, the next person at a shared device finds nothing of the last',
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
  'no answer at the start keeps the session; a refusal ends it silently on public pages',
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

test(
  'a lost phone is signed out from the profile, alone or with all others',
  onPhone,
  async ({ page, browser }) => {
    const person = newPerson()
    await keepSession(page, await registerByCall(page, person))
    const lost = await anotherBrowser(browser, page)
    await keepSession(
      lost,
      await signInByCall(lost.request, { emailOrUsername: person.email, password: person.password }),
    )
    await lost.goto('/profile')
    await expect(lost.getByLabel('Username')).toBeVisible()

    await page.goto('/profile')
    const devices = page.getByRole('list', { name: 'Where you are signed in' })
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByText('This device')).toHaveCount(1)
    await closeHelper(page)
    await devices.getByRole('button', { name: /^End the session of/ }).click()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await lost.reload()
    await expect(lost).toHaveURL(/\/login$/)

    await signInByCall(lost.request, { emailOrUsername: person.email, password: person.password })
    await page.reload()
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await closeHelper(page)
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere else' }).click()
    await expect(page.getByText('You are signed out everywhere else.')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
  },
)
