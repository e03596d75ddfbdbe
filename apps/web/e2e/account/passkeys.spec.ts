import { expect, type Page, test } from '@playwright/test'
import { closeHelper, keepSession } from '../desk/desk-steps.ts'
import { onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'
import { newPerson, registerByCall } from './account-steps.ts'

/** A virtual authenticator that approves every request. */
async function withAuthenticator(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('WebAuthn.enable')
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  })
  return (yes: boolean) => browser.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: yes })
}

test(
  'a passkey is added, signs in, is renamed, and no longer signs in once removed',
  onPhone,
  async ({ page }) => {
    const person = newPerson()
    const agree = await withAuthenticator(page)
    await keepSession(page, await registerByCall(page, person))
    await page.goto('/profile')
    await closeHelper(page)
    const section = page.getByRole('region', { name: 'Passkeys' })
    await section.getByRole('button', { name: 'Add a passkey' }).click()
    const form = page.getByRole('dialog', { name: 'Add a passkey' })
    await form.getByLabel('Name').fill('The red phone')
    await form.getByLabel('Your password').fill('not this one')
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByText('The password is wrong.')).toBeVisible()
    await form.getByLabel('Your password').fill(person.password)
    await form.getByRole('button', { name: 'Continue' }).click()
    const passkeys = section.getByRole('list', { name: 'Passkeys' })
    await expect(passkeys.getByText('The red phone')).toBeVisible()

    await section.getByRole('button', { name: 'Rename The red phone' }).click()
    const rename = page.getByRole('dialog', { name: 'Rename the passkey' })
    await rename.getByLabel('Name').fill('The blue phone')
    await rename.getByRole('button', { name: 'Save' }).click()
    await expect(passkeys.getByText('The blue phone')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('region', { name: 'Sessions' }).getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    const enter = page.getByRole('button', { name: 'Sign in with a passkey' })
    await agree(false)
    await enter.click()
    await expect(page.getByText('It was cancelled, or took too long.')).toBeVisible()
    await agree(true)
    await enter.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText(`Welcome, ${person.name}`).first()).toBeVisible()

    await page.goto('/profile')
    await closeHelper(page)
    await expect(passkeys).toContainText('last used')
    await expect(page.getByRole('list', { name: 'Where you are signed in' })).toContainText('This device')
    await section.getByRole('button', { name: 'Remove The blue phone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(section.getByText('The passkey was removed')).toBeVisible()
    await expect(passkeys).toHaveCount(0)
    await page.getByRole('region', { name: 'Sessions' }).getByRole('button', { name: 'Logout' }).click()
    await enter.click()
    await expect(page.getByText('This passkey doesn’t work here.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
  },
)
