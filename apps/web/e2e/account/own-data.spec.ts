import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { closeHelper, keepSession, sendEnquiries, signIn, signInByCall } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { newPerson, registerByCall } from './account-steps.ts'

test(
  'a customer downloads their data and deletes the account everywhere',
  onDesktop,
  async ({ page, browser }) => {
    const person = newPerson()
    const session = await registerByCall(page, person)
    const [enquiry] = await sendEnquiries(page.request, 1, () => ({ name: person.name }), session.token)
    const other = await (await browser.newContext()).newPage()
    await keepSession(
      other,
      await signInByCall(other.request, { emailOrUsername: person.email, password: person.password }),
    )
    await keepSession(page, session)
    await page.goto('/profile')
    await closeHelper(page)

    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('my-data.json')
    const data = JSON.parse(await readFile(await saved.path(), 'utf8'))
    expect(data.account).toMatchObject({ email: person.email, name: person.name })
    expect(data.enquiries).toMatchObject([{ _id: enquiry?._id, name: person.name }])
    await expect(page.getByText('Saved as my-data.json.')).toBeVisible()

    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    await expect(dialog.getByText('Enquiries that you sent without signing in are kept.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('Password is required')).toBeVisible()
    await dialog.getByLabel('Your password', { exact: true }).fill('not this one')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('The password is wrong.')).toBeVisible()
    await dialog.getByLabel('Your password', { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await expect(
      page.getByText('Your account and everything you wrote in its enquiries is erased'),
    ).toBeVisible()

    await signIn(page, { emailOrUsername: person.email, password: person.password })
    await expect(page.getByText('The email, username or password is wrong.')).toBeVisible()
    await other.goto('/profile')
    await expect(other).toHaveURL(/\/login$/)
    await other.context().close()
  },
)

test('staff pages refuse a customer', onPhone, async ({ page }) => {
  await keepSession(page, await registerByCall(page, newPerson()))
  for (const path of ['/dashboard/activity', '/dashboard/people']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'This page is for the staff' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible()
})
