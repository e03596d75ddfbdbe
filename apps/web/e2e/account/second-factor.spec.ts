import { createHmac } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { closeHelper, keepSession, signIn } from '../desk/desk-steps.ts'
import { onDesktop } from '../devices.ts'
import { expectAccessible } from '../themes.ts'
import { newPerson, registerByCall } from './account-steps.ts'

/** The code an app shows `later` steps from now (RFC 6238). Earlier ones would expire while the form is filled in. */
function codeOf(key: string, later = 0): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

test(
  'two-step verification is set up, asked for at the next sign-in, passed by a code or a recovery code, and removed',
  onDesktop,
  async ({ page }) => {
    const person = newPerson()
    const login = { emailOrUsername: person.email, password: person.password }
    await keepSession(page, await registerByCall(page, person))
    await page.goto('/profile')
    await closeHelper(page)
    const section = page.getByRole('region', { name: 'Two-step verification' })
    await section.getByRole('button', { name: 'Set up' }).click()
    const form = page.getByRole('dialog', { name: 'Set up two-step verification' })
    await form.getByLabel('Your password').fill(person.password)
    await form.getByRole('button', { name: 'Continue' }).click()
    await expect(form.getByRole('img', { name: /QR code of the key/ })).toBeVisible()
    await form.getByText('Or enter this key in the app').click()
    const key = (await form.locator('code').textContent()) ?? ''
    await form.getByLabel('Code shown by the app').fill('000000')
    await form.getByRole('button', { name: 'Turn on' }).click()
    await expect(form.getByText('This code is wrong')).toBeVisible()
    await form.getByLabel('Code shown by the app').fill(codeOf(key))
    await form.getByRole('button', { name: 'Turn on' }).click()
    const shown = page.getByRole('dialog', { name: 'Your recovery codes' })
    await expect(shown.getByRole('listitem')).toHaveCount(10)
    const codes = await shown.getByRole('listitem').allTextContents()
    await expectAccessible(page)
    await shown.getByRole('button', { name: 'I have saved them' }).click()
    await expect(section.getByText('10 recovery codes are left.')).toBeVisible()

    const logout = page.getByRole('region', { name: 'Sessions' }).getByRole('button', { name: 'Logout' })
    const code = page.getByLabel('Code from your app')
    const enter = page.getByRole('button', { name: 'Sign in', exact: true })
    await logout.click()
    await signIn(page, login)
    await code.fill('000000')
    await enter.click()
    await expect(page.getByText('This code is wrong, or was used before.')).toBeVisible()
    await expect(page).toHaveURL(/\/login$/)
    await code.fill(codeOf(key, 1))
    await enter.click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await page.goto('/profile')
    await closeHelper(page)
    await logout.click()
    await signIn(page, login)
    await code.fill(codes[0] ?? '')
    await enter.click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/profile')
    await closeHelper(page)
    await expect(section.getByText('9 recovery codes are left.')).toBeVisible()
    await section.getByRole('button', { name: 'Remove' }).click()
    const removal = page.getByRole('dialog', { name: 'Remove two-step verification' })
    await removal.getByLabel('Your password').fill(person.password)
    await removal.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '')
    await removal.getByRole('button', { name: 'Remove' }).click()
    await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible()
    await logout.click()
    await signIn(page, login)
    await expect(page).toHaveURL(/\/dashboard$/)
  },
)
