import { expect, type Page, test } from '@playwright/test'
import { onDesktop, onDesktopAndInFirefox, onPhone } from '../devices.ts'
import { expectLegible, seesMost } from '../themes.ts'

const staff = { email: 'desk@susegad.example', password: 'a calm desk by the sea' }

/** Fills the enquiry form in the drawer that is open. */
async function fillEnquiry(page: Page, subject: string): Promise<void> {
  const form = page.getByRole('dialog', { name: 'Resort Enquiry' })
  await form.getByLabel('Name').fill('Meera Nair')
  await form.getByLabel('Phone').fill('+91 98470 12345')
  await form.getByLabel('Email').fill('meera@mail.example')
  await form.getByLabel('Date of plan').fill('2027-01-14')
  await form.getByLabel('Subject').fill(subject)
  await form.getByLabel('Message').fill('Two adults and a child of six, three nights, pool please.')
}

test(
  'a visitor finds a hotel and sends an enquiry; staff see it',
  seesMost,
  async ({ page }, { project }) => {
    const subject = `Three nights, from the ${project.name}`
    await page.goto('/')
    await page.getByRole('link', { name: 'Hotels', exact: true }).first().click()
    await expect(page).toHaveURL(/#hotels$/)
    await page.getByRole('link', { name: 'View Details Amara Grand Hotel' }).click()
    await expect(page).toHaveURL(/\/hotels\/amara-grand-hotel$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Grand Hotel' })).toBeVisible()

    await page.getByRole('button', { name: 'Send an enquiry' }).click()
    const form = page.getByRole('dialog', { name: 'Resort Enquiry' })
    await expect(form.getByLabel('Subject')).toHaveValue('Enquiry: Amara Grand Hotel')
    await fillEnquiry(page, subject)
    await expectLegible(page, '[data-slot="enquiry-drawer"]')
    await form.getByRole('button', { name: 'Submit Enquiry' }).click()
    await expect(form.getByText('Enquiry Submitted!')).toBeVisible()
    await expect(form.getByText("We'll get back to you within 24 hours!")).toBeVisible()
    await expectLegible(page, '[data-slot="enquiry-drawer"]')

    await page.goto('/login')
    await page.getByLabel(/email or username/i).fill(staff.email)
    await page.getByLabel('Password', { exact: true }).fill(staff.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByText('Login successful! Redirecting...')).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard/)
    // Other journeys may have pushed it off the first page.
    await page.goto(`/dashboard?q=${encodeURIComponent(subject)}`)
    await expect(page.getByText(subject).first()).toBeVisible()
    await expectLegible(page, 'main')
  },
)

test('the drawer shows every problem at once and keeps what was typed', onPhone, async ({ page }) => {
  await page.goto('/beaches')
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Resort Enquiry' })
  await expect(form.getByLabel('Subject')).toHaveValue('enquiry')
  await form.getByLabel('Message').fill('Too short')
  await form.getByRole('button', { name: 'Submit Enquiry' }).click()
  for (const problem of [
    'Name is required',
    'Phone is required',
    'Email is required',
    'Date of plan is required',
    'Message must be at least 10 characters',
  ]) {
    await expect(form.getByText(problem).first()).toBeVisible()
  }
  await form.getByRole('button', { name: 'Close' }).click()
  await expect(form).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
  await expect(form.getByLabel('Message')).toHaveValue('Too short')
})

test('a failed enquiry says so and loses nothing', onDesktop, async ({ page }) => {
  await page.route('**/api/enquiries', (route) => route.fulfill({ status: 500, json: { message: 'no' } }))
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Send an enquiry' })
  await expect(form.getByLabel('Subject')).toHaveValue('membership')
  await form.getByLabel('Name').fill('Meera Nair')
  await form.getByLabel('Phone').fill('+91 98470 12345')
  await form.getByLabel('Email').fill('meera@mail.example')
  await form.getByLabel('Date of plan').fill('2027-01-14')
  await form.getByLabel('Message').fill('Is the membership card valid at Christmas?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Failed to send message. Please try again.')).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('Is the membership card valid at Christmas?')
})

test('unknown addresses answer 404, each with its own text', onDesktop, async ({ page }) => {
  for (const [path, words, back] of [
    ['/nowhere', '404 Page Not Found', '/'],
    ['/hotels/nowhere', 'Hotel Not Found', '/hotels'],
    ['/activitys/nowhere', 'Activity Not Found', '/activity'],
    ['/beaches/nowhere', 'Beach not found.', '/beaches'],
  ] as const) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible()
    await expect(page.getByRole('main').locator(`a[href="${back}"]`).first()).toBeVisible()
  }
})

test('a quote that cannot be opened says so under its heading', onPhone, async ({ page }) => {
  for (const [path, words] of [
    ['/quote', 'The link is incomplete'],
    ['/quote?id=6f1f1c6e-0000-4000-8000-000000000000', 'Sign in'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: 'Your quote' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText(words)
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  }
})

test('the buttons of a missing page work without a replay', onPhone, async ({ page }) => {
  // Without the timer that replays presses if the application has not loaded.
  await page.addInitScript(() => {
    const { setTimeout: later } = window
    window.setTimeout = ((act: () => void, wait = 0) =>
      wait < 3000 ? later(act, wait) : 0) as typeof window.setTimeout
  })
  await page.goto('/nowhere')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.getByRole('button', { name: 'Scroll to top' }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page).toHaveTitle('404 Page Not Found | Susegad')
})

test(
  'an address below a place, or in another case, is a missing page and not a missing place',
  onPhone,
  async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const missing = page.getByRole('heading', { level: 1, name: '404 Page Not Found' })
    const home = page.getByRole('main').getByRole('link', { name: 'Back to the homepage' })
    for (const path of [
      '/hotels/la-view-hotel/nonsense',
      '/activitys/snow-park-goa/nonsense',
      '/activity/snow-park-goa/nonsense',
      '/beaches/palolem-beach-goa-india/a/b',
      '/rates/nowhere',
      '/contact/nonsense',
      // /dashboard, /membership and /quote hide the contact helper or the membership offer; a missing page below shows both.
      '/dashboard/nonsense',
      '/membership/nonsense',
      '/quote/nonsense',
      '/Hotels',
    ]) {
      const answer = await page.goto(path)
      expect(answer?.status(), path).toBe(404)
      await expect(missing).toBeVisible()
      // After hydration the text is the script's.
      await home.focus()
      await expect
        .poll(() => home.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
        .toBe(true)
      await expect(missing).toBeVisible()
      expect(errors, path).toEqual([])
    }
    await page.goto('/hotels/la-view-hotel')
    await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
    await page.evaluate(() => history.pushState({}, '', '/hotels/la-view-hotel/nonsense'))
    await expect(missing).toBeVisible()
    await home.click()
    await expect(page).toHaveURL('/')
  },
)

test('a filter keeps the scroll position', async ({ page }, { project }) => {
  for (const [path, filter] of [
    ['/hotels', 'Area'],
    ['/beaches', 'Coast'],
    ['/activity', 'Kind'],
  ] as const) {
    await page.goto(path)
    if (project.name === 'phone') await page.getByText('Show Filters').click()
    const select = page.getByLabel(filter, { exact: true })
    await select.scrollIntoViewIfNeeded()
    const place = await page.evaluate(() => scrollY)
    expect(place, path).toBeGreaterThan(0)
    await select.selectOption({ index: 1 })
    await expect(page).toHaveURL(/\?/)
    await expect(page.getByRole('status').filter({ hasText: /^Showing/ })).toContainText(' of ')
    expect(Math.abs((await page.evaluate(() => scrollY)) - place), path).toBeLessThan(5)
  }
})

test('search tolerates typos', onDesktopAndInFirefox, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('palolim')
  await expect(page.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
  await expect(page).toHaveURL('/search?q=palolim')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'palolim' })).toBeFocused()

  const field = page.getByRole('searchbox', { name: 'What are you looking for?' })
  await field.press('Home')
  await field.pressSequentially('beach ')
  await expect(field).toHaveValue('beach palolim')
  await expect(page).toHaveURL('/search?q=beach+palolim')

  await page.goto('/search')
  await page.getByRole('link', { name: 'Quiet beach' }).click()
  await expect(page.getByRole('link', { name: 'Agonda Beach' })).toBeVisible()
})

test('a press before the script has loaded is done once it has', onPhone, async ({ page }) => {
  const beforeScript = await holdScripts(page)
  await beforeScript('/gallery', () => page.getByRole('button', { name: 'Show Filters' }).click())
  await expect(page.getByLabel('Image type')).toBeVisible()

  await beforeScript('/contact', () => page.getByRole('button', { name: 'Send Message' }).click())
  await expect(page.getByText('Name is required')).toBeVisible()

  await beforeScript('/hotels/la-view-hotel', () =>
    page.getByRole('button', { name: 'Send an enquiry' }).click(),
  )
  await expect(page.getByLabel('Subject')).toHaveValue('Enquiry: La View Hotel')

  await beforeScript('/hotels/la-view-hotel', () => page.locator('#rooms').getByRole('img').first().click())
  await expect(page.getByRole('dialog').getByText(/^1 \/ \d+$/)).toBeVisible()
})

/** Holds back the scripts of a page until something was pressed there. */
async function holdScripts(page: Page) {
  let pressed = Promise.resolve()
  await page.route('**/assets/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  return async (path: string, press: () => Promise<void>): Promise<void> => {
    let letGo = () => {}
    pressed = new Promise((resolve) => {
      letGo = resolve
    })
    await page.goto(path)
    await press()
    letGo()
  }
}
