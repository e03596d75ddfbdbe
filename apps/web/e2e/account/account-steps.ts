import { readdir, readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { site } from '../../playwright.config.ts'
import { closeHelper, uniqueWord } from '../desk/desk-steps.ts'

export interface Person {
  name: string
  username: string
  email: string
  phone: string
  password: string
}

export const newPerson = (): Person => {
  const word = uniqueWord()
  return {
    name: `Asha ${word}`,
    username: word,
    email: `${word}@example.com`,
    phone: '+91 98220 12345',
    password: 'six sea shells',
  }
}

export async function registerByCall(page: Page, person: Person) {
  const answer = await page.request.post('/api/users/register', { data: person })
  expect(answer.status()).toBe(201)
  return answer.json()
}

export async function openForm(page: Page, path: '/login' | '/register') {
  await page.goto(path)
  await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
  await page.locator('main').getByLabel('Password', { exact: true }).focus()
  await closeHelper(page)
}

/** The link in the email to an address, once the service has written it. */
export async function linkMailedTo(address: string, page = 'set-password'): Promise<string> {
  const folder = new URL(`../../../../${site.env.DATA_DIR}/mail/`, import.meta.url)
  let link = ''
  await expect
    .poll(async () => {
      for (const name of await readdir(folder).catch(() => [])) {
        const email = (await readFile(new URL(name, folder), 'utf8')).replaceAll('=\r\n', '')
        if (email.includes(`To: ${address}`))
          link = new RegExp(`https?:\\S+/${page}#\\S+`).exec(email)?.[0] ?? link
      }
      return link
    })
    .toContain(`/${page}#`)
  return link
}

/** Opens the link that was emailed on registration and confirms the address on its page. */
export async function confirmEmail(page: Page, { email }: Person) {
  await page.goto(await linkMailedTo(email, 'confirm-email'))
  await page.getByRole('button', { name: 'Confirm my email' }).click()
  await expect(page.getByText('Your email is confirmed')).toBeVisible()
}
