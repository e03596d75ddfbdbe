import { expect, test } from '@playwright/test'
import { panelOf, sendEnquiries, signIn, uniqueWord } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { seesMostOnDesktop } from '../themes.ts'
import { newPerson, openForm, registerByCall } from './account-steps.ts'

test(
  'sign-in requires both fields, keeps a refusal on screen, and lets in',
  seesMostOnDesktop,
  async ({ page }) => {
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
  },
)

test('sign-in without an answer, or with one that has no message', onPhone, async ({ page }) => {
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
  'after too many attempts the form says how long to wait and keeps what was typed',
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

test('pages that need a session redirect visitors to the sign-in', onDesktop, async ({ page }) => {
  for (const path of ['/dashboard', '/profile']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/login$/)
  }
  await page.getByText('Forgot your password?').click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
})

test('a link in an email leads to its enquiry, however its reader signs in', onPhone, async ({ page }) => {
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
})
