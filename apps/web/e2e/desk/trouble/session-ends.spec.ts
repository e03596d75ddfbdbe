import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import { panelOf, signIn } from '../desk-steps.ts'
import { openOne, refusal } from './trouble-steps.ts'

test(
  'a session that ends meanwhile leads to the sign-in and back, and a typed note is kept',
  onPhone,
  async ({ page }) => {
    const { panel } = await openOne(page)
    const address = page.url()
    await panel.getByLabel('New note').fill('Half a thought')
    await page.route('**/api/enquiries/*/notes', (route) => route.fulfill(refusal(401, 'Sign in again')))
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    expect(await page.evaluate(() => [localStorage.authToken, localStorage.user])).toEqual([
      undefined,
      undefined,
    ])
    await page.unroute('**/api/enquiries/*/notes')
    await signIn(page)
    await expect(page).toHaveURL(address)
    await expect(panel.getByLabel('New note')).toHaveValue('Half a thought')
  },
)

test(
  'someone who is no longer staff sees their own enquiries and is told why',
  onDesktop,
  async ({ page }) => {
    const { session } = await openOne(page)
    await page.route('**/api/users/profile', async (route) => {
      const answer = await route.fetch()
      const { user } = await answer.json()
      await route.fulfill({ response: answer, json: { user: { ...user, role: 'customer' } } })
    })
    await page.route('**/api/enquiries/*/status', (route) => route.fulfill(refusal(403, 'For staff only')))
    await panelOf(page).getByRole('radio', { name: 'Resolved' }).click()
    await expect(page.getByText('Your account no longer manages enquiries')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible()
    await expect(page.getByText(`Welcome, ${session.user.name}`)).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)
