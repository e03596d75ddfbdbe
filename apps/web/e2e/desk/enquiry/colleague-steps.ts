import { type Browser, expect, type Page } from '@playwright/test'
import { linkMailedTo, newPerson } from '../../account/account-steps.ts'
import { anotherBrowser, keepSession, signInByCall } from '../desk-steps.ts'

/** A colleague with her own account, in her own browser. */
export async function colleagueAt(path: string, browser: Browser, page: Page): Promise<Page> {
  const { token } = await signInByCall(page.request)
  const { email, name } = newPerson()
  await page.request.post('/api/staff/invites', {
    data: { email, staffRole: 'agent' },
    headers: { authorization: `Bearer ${token}` },
  })
  const link = (await linkMailedTo(email, 'join')).split('#')[1]
  const joined = await page.request.post('/api/users/join', {
    data: { link, name, newPassword: 'four calm boats ashore' },
  })
  expect(joined.ok()).toBe(true)
  const hers = await anotherBrowser(browser, page)
  await keepSession(hers, await joined.json())
  await hers.goto(path)
  return hers
}
