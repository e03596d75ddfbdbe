import { expect, type Page, test } from '@playwright/test'
import { onDesktop, onPhone } from '../devices.ts'

async function isSettled(page: Page): Promise<void> {
  await expect(page.locator('#app[data-part="live"]')).toHaveCount(1)
  // Time for further requests. Not `networkidle`: with a frame below the window the network never is.
  await page.waitForTimeout(1500)
}

/** The most screens of 390 × 844 that each page may take. */
const mostScreens = { '/': 14, '/hotels': 10, '/activity': 10, '/beaches': 10, '/dining': 10, '/gallery': 10 }

test('on a phone, home and the listings take few screens', onPhone, async ({ page }) => {
  // HTML and styles decide the height: the space of pictures is reserved.
  await page.route(/\.(js|avif|webp)$/, (route) => route.abort())
  for (const [path, most] of Object.entries(mostScreens)) {
    await page.goto(path)
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect(screens, path).toBeLessThanOrEqual(most)
    const cut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(cut, path).toBeLessThanOrEqual(0)
  }
})

test(
  'in a row of cards the next one is partly visible, and the focus scrolls to it',
  onDesktop,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    const hotels = page
      .locator('#hotels')
      .getByRole('listitem')
      .filter({ has: page.getByRole('article') })
    await expect(page.getByText('5 hotels', { exact: true })).toBeVisible()
    await expect(hotels).toHaveCount(5)
    await hotels.first().scrollIntoViewIfNeeded()
    await expect(hotels.nth(1)).toBeInViewport()
    for (const name of ['La View Hotel', 'Tree House Hotel']) {
      await page.getByRole('link', { name: `View Details ${name}` }).focus()
      await expect(page.locator('#hotels').getByRole('heading', { name })).toBeInViewport({ ratio: 1 })
    }
  },
)

for (const path of ['/', '/hotels', '/beaches/anjuna-beach-goa-india'])
  test(`the first picture of ${path} is fetched before the styles are parsed, and once`, async ({ page }) => {
    await page.goto(path)
    await isSettled(page)
    const shown = await page
      .locator('img[fetchpriority=high]')
      .evaluate((image: HTMLImageElement) => image.currentSrc)
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .map(({ name, initiatorType }) => ({ name, initiatorType })),
    )
    // The gallery shows the same photo in a smaller width, and how early a lazy image is fetched depends on the network.
    const ofGallery = await page
      .locator('img[loading=lazy]')
      .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc))
    const everyWidth = shown.replace(/\d+\.\w+\.\w+$/, '')
    const ofOpening = fetched.filter(
      ({ name }) => name === shown || (name.startsWith(everyWidth) && !ofGallery.includes(name)),
    )
    expect(ofOpening).toEqual([{ name: shown, initiatorType: 'link' }])
  })

test('a filtered listing shows only matches while its script is loading', onDesktop, async ({ page }) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/assets\/hotels-.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/hotels?area=Candolim&price=under-2200')
  const other = page.getByRole('main').getByRole('heading', { name: 'La View Hotel' })
  // However long that takes.
  await page.clock.fastForward(60_000)
  await expect(page.getByText('Loading results')).toBeVisible()
  await expect(other).toBeHidden()
  await expect(page.getByText('Showing 5 hotels')).toBeHidden()
  letGo()
  await expect(page.getByRole('heading', { name: 'No hotel fits' })).toBeVisible()
  await expect(page.getByText('Showing 0 of 5 hotels')).toBeVisible()
  await expect(page.getByText('Loading results')).toBeHidden()
  await expect(other).toHaveCount(0)
})

test('a filtered listing shows everything if its script never loads', onPhone, async ({ page }) => {
  for (const lost of [/assets\/hotels-.*\.js$/, /assets\/.+\.js$/]) {
    await page.route(lost, (route) => route.abort())
    await page.goto('/hotels?area=Calangute')
    await expect(page.getByText('Showing 5 hotels')).toBeVisible()
  }
})

test('a search whose index fails to load says so, and loads it on retry', onDesktop, async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.route(/search-documents/, (route) => route.abort())
  await page.goto('/search?q=palolem')
  await expect(page.getByRole('alert')).toContainText('Search could not be loaded')
  await expect(page.getByText('Loading search')).toHaveCount(0)
  await page.unroute(/search-documents/)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(errors).toEqual([])
})

test(
  'the search index is fetched for a query, and no suggestion stands in for its results',
  onPhone,
  async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    await page.goto('/search')
    await isSettled(page)
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeVisible()
    const index = () => fetched.filter((address) => address.includes('search-documents'))
    expect(index()).toEqual([])
    await page.getByRole('searchbox').focus()
    await expect.poll(() => index().length).toBe(1)
    await page.goto('/search?q=palolem', { waitUntil: 'commit' })
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Popular searches' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Palolem Beach' })).toBeVisible()
  },
)
