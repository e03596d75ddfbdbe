import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../devices.ts'
import { expectLegible, seesMostOnPhone } from '../themes.ts'
import { newPerson, openForm, registerByCall } from './account-steps.ts'

test(
  'registration checks in order, says what is wrong, and leads to the dashboard',
  seesMostOnPhone,
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
  "a taken username shows the service's message, and nothing typed is lost",
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

test(
  'the forms are in the HTML without script, and never send a password in a URL',
  onPhone,
  async ({ request }) => {
    for (const path of ['/login', '/register', '/set-password']) {
      const html = await (await request.get(path)).text()
      expect(html).toMatch(/<form[^>]+method="post"/)
      expect(html).toContain('type="password"')
    }
  },
)
