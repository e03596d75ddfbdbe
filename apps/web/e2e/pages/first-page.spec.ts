import { expect, type Locator, type Page, test } from '@playwright/test'
import { newPerson, registerByCall } from '../account/account-steps.ts'
import { keepSession } from '../desk/desk-steps.ts'
import { onDesktop, onPhone } from '../devices.ts'

/** Waits until the link is hydrated, so that the router follows it. */
async function isFollowedByRouter(link: Locator): Promise<void> {
  await link.focus()
  await expect
    .poll(() =>
      link.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true)
}

test('a header that was never used marks the page reached by a link', onDesktop, async ({ page }) => {
  await page.goto('/hotels')
  await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
  const current = page.locator('[data-slot="site-header-nav"] a[aria-current="page"]')
  await expect(current).toHaveText('HOTELS')
  await isFollowedByRouter(page.getByRole('main').getByRole('link', { name: 'La View Hotel' }).first())
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'La View Hotel' })).toBeVisible()
  await expect(current).toHaveCount(0)
  await expect(page.locator('[data-slot="site-header-nav"] a[aria-current="true"]')).toHaveText('HOTELS')
  await page.goBack()
  await expect(current).toHaveText('HOTELS')
  await page.goto('/contact')
  await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
  await isFollowedByRouter(page.getByRole('main').getByRole('link', { name: 'Home' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(current).toHaveText('HOME')
})

test('the heading of a page reached by a link takes the focus', onDesktop, async ({ page }) => {
  await page.goto('/contact')
  await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
  await isFollowedByRouter(page.getByRole('main').getByRole('link', { name: 'Home' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a choice made while React is still hydrating the page is kept', onDesktop, async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener('susegad:live', () =>
      queueMicrotask(() => {
        const area = document.querySelector<HTMLSelectElement>('[role="search"] select, search select')
        if (!area) throw new Error('The page has no list of areas.')
        area.value = 'Calangute'
        for (const type of ['input', 'change']) area.dispatchEvent(new Event(type, { bubbles: true }))
      }),
    ),
  )
  await page.goto('/hotels')
  await expect(page.getByText('Showing 2 of 5 hotels')).toBeVisible()
  await expect(page.getByLabel('Area')).toHaveValue('Calangute')
})

test('a link whose page script is still loading leads to the whole page', onPhone, async ({ page }) => {
  const script = /assets\/membership-.+\.js$/
  const letGo = await holdScript(page, script)
  await page.goto('/contact')
  await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
  const asked = page.waitForRequest(script)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Membership' })
  await isFollowedByRouter(link)
  await link.hover()
  await asked
  await page.keyboard.press('Enter')
  letGo()
  await expect(page).toHaveURL(/\/membership$/)
  await expect(page.getByRole('heading', { level: 1, name: /One card/ })).toBeFocused()
})

test('a theme chosen before hydration is kept', onPhone, async ({ page }) => {
  await page.goto('/search')
  await page.getByRole('contentinfo').getByText('Dark', { exact: true }).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').getByTitle('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'Dark' })).toBeChecked()
})

test('a page reached by Back has the theme chosen since', onDesktop, async ({ page }) => {
  const choice = (name: string) => page.getByRole('contentinfo').getByTitle(name)
  await page.goto('/search')
  await choice('Dark').click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.goto('/dining')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await choice('System').click()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  await page.goBack()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('contentinfo').locator('.sg-theme-switch-waiting')).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('radio', { name: 'System' })).toBeChecked()
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
})

/** Delays the page's script, as a slow connection does. Returns a function that releases it. */
async function holdScript(page: Page, script: RegExp): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const anyScript = /assets\/.+\.js$/

test('a theme and filters chosen before any script has loaded are kept', onPhone, async ({ page }) => {
  const letGo = await holdScript(page, anyScript)
  await page.goto('/hotels?sort=cheapest', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByTitle('Dark').click()
  const bar = page.getByRole('search', { name: 'Narrow the hotels' })
  const fold = bar.locator('summary')
  if (await fold.isVisible()) await fold.click()
  await bar.getByLabel('Area').selectOption('Calangute')
  await bar.getByLabel('Price per night').selectOption('under-3000')
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page).toHaveURL(/\/hotels\?(?=.*area=Calangute)(?=.*price=under-3000)(?=.*sort=cheapest)/)
  await expect(bar.getByLabel('Area')).toHaveValue('Calangute')
  await expect(bar.getByLabel('Sort by')).toHaveValue('cheapest')
})

test('a tab followed before any script has loaded leads to its section and is marked', async ({ page }) => {
  const letGo = await holdScript(page, anyScript)
  await page.goto('/hotels/amara-grand-hotel', { waitUntil: 'commit' })
  const tabs = page.getByRole('navigation', { name: 'Sections about Amara Grand Hotel' })
  const tab = tabs.getByRole('link', { name: 'FAQ' })
  await tab.click()
  await expect
    .poll(async () => {
      const [section, bar] = await Promise.all([page.locator('#faq').boundingBox(), tabs.boundingBox()])
      return Math.round(Math.abs((section?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)))
    })
    .toBeLessThan(40)
  letGo()
  await expect(tab).toHaveAttribute('aria-current', 'location')
})

test('a search typed before the script has loaded is run', onDesktop, async ({ page }) => {
  const letGo = await holdScript(page, /assets\/search-(?!field)/)
  await page.goto('/search', { waitUntil: 'commit' })
  await page.getByRole('searchbox').fill('palolem')
  letGo()
  await expect(page.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
  await expect(page.getByRole('searchbox')).toHaveValue('palolem')
  await expect(page).toHaveURL(/q=palolem/)
})

test(
  'on a signed-in page the drawer opened before its script has loaded stays open',
  onPhone,
  async ({ page }) => {
    await keepSession(page, await registerByCall(page, newPerson()))
    const letGo = await holdScript(page, /assets\/visitor-/)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Enquiry', exact: true }).click()
    const drawer = page.getByRole('dialog', { name: 'Enquiry' })
    await expect(drawer).toBeVisible()
    // By then the session is confirmed.
    await expect(page.locator('#app')).toContainText('Welcome, Asha')
    await expect(drawer).toBeVisible()
    letGo()
    await expect.poll(() => page.evaluate(() => history.state?.drawer)).toBe(true)
    await expect(drawer).toBeVisible()
  },
)

test('a gallery photo pressed before hydration opens', onPhone, async ({ page }) => {
  await page.goto('/gallery')
  await page
    .getByRole('link', { name: /Enlarge|Open|photo/i })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
