import { expect, test } from '@playwright/test'
import { closeHelper, keepSession, signIn, signInByCall } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { linkMailedTo, newPerson, registerByCall } from './account-steps.ts'

test('the profile is saved, and unsaved changes survive an ended session', onDesktop, async ({ page }) => {
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
})

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
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
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
    await page.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await phone.goto('/profile')
    await expect(phone).toHaveURL(/\/login$/)
    await phone.context().close()
  },
)

test(
  'the link in an email to a former address restores it with a new password, once',
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
    await expect(page.getByRole('alert')).toHaveText('The link is incomplete. Open it from the email again.')

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
