import { expect, test } from '@playwright/test'
import { closeHelper, keepSession, sendEnquiries, signInByCall, uniqueWord } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'
import { expectLegible, seesMostOnPhone } from '../themes.ts'

async function newCustomer(request: import('@playwright/test').APIRequestContext) {
  const word = uniqueWord()
  const data = {
    name: `Asha ${word}`,
    username: word,
    email: `${word}@example.com`,
    phone: '+91 98220 12345',
    password: 'six sea shells',
  }
  return (await request.post('/api/users/register', { data })).json()
}

test('a new customer is told what to do, sends an enquiry and sees it', seesMostOnPhone, async ({ page }) => {
  await keepSession(page, await newCustomer(page.request))
  await page.goto('/dashboard')
  await closeHelper(page)
  await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible()
  await expect(page.getByText('View and manage your submitted enquiries')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No Enquiries Found' })).toBeVisible()
  await expect(page.getByText("You haven't submitted any enquiries yet.")).toBeVisible()
  await expect(page.getByText('Enquiries sent without signing in appear here once you confirm')).toBeVisible()
  await expectLegible(page, 'main')
  await page.getByRole('link', { name: 'Submit Your First Enquiry' }).click()
  await expect(page).toHaveURL(/\/contact$/)
  const form = page.locator('main form').filter({ has: page.getByLabel('Message') })
  await form.getByLabel('Name').fill('Asha')
  await form.getByLabel('Phone').fill('+91 98220 12345')
  await form.getByLabel('Email').fill('asha@example.com')
  await form.getByLabel(/date of plan/i).fill('2026-12-24')
  await form.getByLabel('Subject').fill('Two boats <b>at dusk</b>')
  await form.getByLabel('Message').fill('Is there room for nine of us? 🌴')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText("We'll get back to you within 24 hours!").first()).toBeVisible()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Two boats <b>at dusk</b>' })).toBeVisible()
  await expect(page.getByText('Is there room for nine of us? 🌴')).toBeVisible()
  await expect(page.locator('[data-status="pending"]')).toHaveText('pending', { ignoreCase: true })
  await expect(page.getByText('24 Dec 2026')).toBeVisible()
  await expectLegible(page, '.my-enquiry')
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
})

test('more than ten enquiries have pages, each with its own address', onDesktop, async ({ page }) => {
  const { token, user } = await newCustomer(page.request)
  await sendEnquiries(page.request, 11, (n) => ({ subject: `Question ${n}` }), token)
  await keepSession(page, { token, user })
  await page.goto('/dashboard')
  await closeHelper(page)
  await expect(page.locator('.my-enquiry')).toHaveCount(10)
  await expect(page.getByText('Showing 1 to 10 of 11 results')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\?page=2$/)
  await expect(page.locator('.my-enquiry')).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Question 1', exact: true })).toBeVisible()
})

test('a status set by staff is shown, and an unknown one is grey', onPhone, async ({ page }) => {
  const { token, user } = await newCustomer(page.request)
  const [sent] = await sendEnquiries(page.request, 1, () => ({}), token)
  const staff = await signInByCall(page.request)
  await page.request.put(`/api/enquiries/${sent?._id}/status`, {
    data: { status: 'in_progress' },
    headers: { authorization: `Bearer ${staff.token}` },
  })
  await keepSession(page, { token, user })
  await page.goto('/dashboard')
  await expect(page.locator('[data-status="in_progress"]')).toHaveText('in progress', { ignoreCase: true })
  await page.route('**/api/enquiries/my-enquiries*', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace('"in_progress"', '"gone_fishing"')
    await route.fulfill({ response: answer, body: text })
  })
  await page.reload()
  const badge = page.locator('[data-status="gone_fishing"]')
  await expect(badge).toHaveText('gone fishing', { ignoreCase: true })
  await expect(badge).toHaveAttribute('data-tone', 'neutral')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a failed load says so and can be retried', onDesktop, async ({ page }) => {
  await keepSession(page, await newCustomer(page.request))
  await page.route('**/api/enquiries/my-enquiries*', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '30' }, json: { message: 'Not now' } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByText(/could not be loaded.*Try again in 30 seconds/)).toBeVisible()
  await expect(page.getByText('Welcome,')).toBeVisible()
  await page.unroute('**/api/enquiries/my-enquiries*')
  await closeHelper(page)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('No Enquiries Found')).toBeVisible()
})
