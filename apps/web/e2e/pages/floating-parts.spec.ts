import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { newPerson, registerByCall } from '../account/account-steps.ts'
import { keepSession, rowsOf, sendEnquiries, signIn, signInByCall, uniqueWord } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'

// All of them on one device: the styles depend on the width only.
const screens = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
]

// In parts: one browser needs minutes for all pages on a busy machine.
const shares = 4

for (let share = 0; share < shares; share++) {
  test(
    `at the top of a page, nothing that floats lies over a control (${share + 1} of ${shares})`,
    onDesktop,
    async ({ page, request }) => {
      // HTML and styles decide it: without the rest, all pages take seconds.
      await page.route(/\.(js|avif|webp)$/, (route) => route.abort())
      const covered: string[] = []
      const paths = (await listedPages(request)).filter((_path, place) => place % shares === share)
      for (const path of paths) {
        await page.goto(path, { waitUntil: 'domcontentloaded' })
        await closeHelper(page)
        for (const screen of screens) {
          await page.setViewportSize(screen)
          const found = await page.evaluate(coveredControls, 2)
          covered.push(...found.map((what) => `${path} at ${screen.width}: ${what}`))
        }
      }
      expect(covered).toEqual([])
    },
  )
}

test(
  'the open helper covers no control of a first screen, and closes for a field in use',
  onDesktop,
  async ({ page }) => {
    const panel = page.locator('[data-slot="floating-contact-panel"]')
    for (const screen of screens.filter(({ width }) => width !== 768))
      for (const path of ['/', '/hotels/amara-grand-hotel', '/contact', '/register']) {
        await page.setViewportSize(screen)
        await page.goto(path)
        await expect(page.locator('.sg-floating-contact[data-live][data-state="open"]')).toBeVisible()
        const covered = await panel.evaluate(coveredByPanel)
        expect(covered, `${path} at ${screen.width}`).toEqual([])
      }
    await page.goto('/contact')
    await expect(page.locator('.sg-floating-contact[data-live][data-state="open"]')).toBeVisible()
    // Below the pointer it does not close by itself.
    await panel.hover()
    await page.getByLabel('Message').focus()
    await expect(panel).toBeHidden()
  },
)

test(
  'after a link the open helper covers no control and no title of the next page',
  onDesktop,
  async ({ page }) => {
    const panel = page.locator('[data-slot="floating-contact-panel"]')
    for (const screen of screens.filter(({ width }) => width !== 768))
      for (const path of ['/hotels', '/contact', '/membership', '/login', '/gallery']) {
        await page.setViewportSize(screen)
        await page.goto('/')
        await expect(page.locator('.sg-floating-contact[data-live][data-state="open"]')).toBeVisible()
        await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
        // Dispatched: a click with the pointer would first scroll to the link.
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
        await expect(page).toHaveURL(path)
        await expect(page.locator('main h1')).toBeFocused()
        await page.waitForFunction(() => scrollY === 0)
        const place = `${path} at ${screen.width}`
        await expect.poll(() => panel.evaluate(coveredByPanel), place).toEqual([])
        if (path === '/hotels') await expect(panel).toBeVisible()
      }
  },
)

test(
  'on a screen without a free place the helper is open on the first page all the same',
  onPhone,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/login')
    await expect(page.locator('[data-slot="floating-contact-panel"]')).toBeVisible()
  },
)

test('closed on the sign-in page, the helper stays closed behind it', onPhone, async ({ page }) => {
  const person = newPerson()
  await registerByCall(page, person)
  await page.goto('/login')
  await signIn(page, { emailOrUsername: person.username, password: person.password })
  await expect(page).toHaveURL('/dashboard')
  await expect(page.locator('.workspace')).toBeVisible()
  await expect(page.locator('[data-slot="floating-contact"][data-live]')).toBeVisible()
  // At once: it would close itself a few seconds later.
  expect(await page.locator('[data-slot="floating-contact-panel"]').isVisible()).toBe(false)
})

test('the confirmation of a sent enquiry lies below nothing that floats', onPhone, async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('region', { name: 'Send an enquiry' })
  await page.route('**/api/enquiries', (route) =>
    route.fulfill({ status: 201, json: { enquiry: { _id: 'an-id' } } }),
  )
  const panel = page.locator('[data-slot="floating-contact-panel"]')
  await form.getByLabel('Name').fill('Meera Nair')
  await form.getByLabel('Phone').fill('98470 12345')
  await form.getByLabel('Email').fill('meera@mail.example')
  await form.getByLabel('Date of plan').fill('2027-01-14')
  await form.getByLabel('Message').fill('Is there room for ten of us?')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText("We'll get back to you within 24 hours!").first()).toBeVisible()
  expect(await panel.isVisible()).toBe(false)
})

test('on the desk only the Enquiry tab floats, and it lies over no control', onDesktop, async ({ page }) => {
  await sendEnquiries(page.request, 1, () => ({}))
  await keepSession(page, await signInByCall(page.request))
  for (const [path, content] of [
    ['/dashboard', rowsOf(page).first()],
    ['/dashboard/team', page.getByRole('list', { name: 'Team', exact: true })],
    ['/profile', page.getByLabel('Username')],
  ] as const) {
    await page.goto(path)
    await expect(content).toBeVisible()
    await expect(page.locator('[data-slot="enquiry-tab"]')).toBeVisible()
    await expect(page.locator('[data-slot="floating-contact"]')).toHaveCount(0)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      expect(await page.evaluate(coveredControls, 1), `${path} at ${screen.width}`).toEqual([])
    }
  }
})

test(
  'on the enquiries of a customer nothing that floats lies over a control',
  onDesktop,
  async ({ page }) => {
    const username = `asha-${uniqueWord()}`
    const made = await page.request.post('/api/users/register', {
      data: {
        name: 'Asha Naik',
        username,
        email: `${username}@mail.example`,
        phone: '+91 98220 12345',
        password: 'secret-of-asha',
      },
    })
    const session = await made.json()
    await sendEnquiries(page.request, 2, () => ({}), session.token)
    await keepSession(page, session)
    await page.goto('/dashboard')
    await expect(page.locator('.my-enquiry')).toHaveCount(2)
    const helper = page.locator('.sg-floating-contact[data-live]')
    for (const screen of screens) {
      await page.setViewportSize(screen)
      await page.reload()
      await expect(page.locator('.my-enquiry')).toHaveCount(2)
      await expect(helper).toBeAttached()
      const covered = await helper.locator('[data-slot="floating-contact-panel"]').evaluate(coveredByPanel)
      expect(covered, `open at ${screen.width}`).toEqual([])
    }
    await closeHelper(page)
    for (const screen of screens) {
      await page.setViewportSize(screen)
      expect(await page.evaluate(coveredControls, 2), `at ${screen.width}`).toEqual([])
    }
  },
)

test('the floating offer appears and disappears with the scroll-to-top button', onPhone, async ({ page }) => {
  await page.goto('/hotels')
  await expect(page.getByRole('banner')).toHaveAttribute('data-live', '')
  const offer = page.getByRole('complementary', { name: 'Membership', exact: true })
  const link = offer.getByRole('link', { name: 'Book Membership Now' })
  await expect(link).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 301, behavior: 'instant' }))
  await expect(page.getByRole('button', { name: 'Scroll to top' })).toBeVisible()
  await expect(link).toBeVisible()
  await expect(offer.getByRole('link', { name: 'Call Now' })).toBeVisible()
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect(link).toBeHidden()
})

async function listedPages(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => new URL(url).pathname)
  expect(paths).toContain('/membership')
  // Not /register, whose form fills a phone: there the script moves the helper off the fields.
  return [...paths, '/rates/la-view-hotel', '/search', '/login', '/enquiry-sent']
}

/** Closes the helper to its round button, as it does by itself after a while. */
async function closeHelper(page: Page): Promise<void> {
  // By slot: queries by role are slow on long pages.
  const helper = page.locator('[data-slot="floating-contact-panel"]')
  // Not with the pointer, which waits for the panel's animation and may scroll.
  await helper.locator('[data-slot="floating-contact-close"]').dispatchEvent('click')
  await expect(helper).toBeHidden()
}

/** Controls of the first screen, and the title with the focus, below the open panel of the helper at rest. */
async function coveredByPanel(panel: Element): Promise<string[]> {
  await Promise.all(panel.getAnimations().map((animation) => animation.finished))
  const box = panel.getBoundingClientRect()
  return [
    ...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary, h1:focus)'),
  ]
    .filter(
      (control) => !control.querySelector('img') && control.checkVisibility({ visibilityProperty: true }),
    )
    .filter((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect()
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom
    })
    .map((control) => control.textContent?.trim() || control.outerHTML.slice(0, 80))
}

/** Controls below floating ones, of which there must be `least`. Large photos may be: most of their area stays free. */
function coveredControls(least: number): string[] {
  scrollTo({ top: 0, behavior: 'instant' })
  const slots = [
    'floating-contact-opener',
    'membership-cta',
    'membership-cta-call',
    'scroll-to-top',
    'enquiry-tab',
  ]
  const floating = slots
    .flatMap((slot) => [...document.querySelectorAll(`[data-slot="${slot}"]`)])
    .filter((part) => !part.closest('main, footer') && part.checkVisibility({ visibilityProperty: true }))
  if (floating.length < least) return ['the helper or the Enquiry tab is not there']
  return floating.flatMap((part) => {
    const box = part.getBoundingClientRect()
    const under = new Set<string>()
    for (let x = box.left + 1; x < box.right; x += 8)
      for (let y = box.top + 1; y < box.bottom; y += 8) {
        const stack = document.elementsFromPoint(x, y)
        if (!stack.some((element) => part.contains(element))) continue
        for (const element of stack) {
          const control = element.closest('a[href], button, input, select, textarea, summary')
          if (!control || floating.includes(control) || control.querySelector('img')) continue
          under.add(control.textContent?.trim() || control.getAttribute('aria-label') || control.className)
        }
      }
    return [...under].map((control) => `${part.getAttribute('data-slot')} lies over ${control}`)
  })
}
