import { expect, test } from '@playwright/test'
import { onDesktop, onDesktopAndInFirefox, onPhone } from '../devices.ts'
import { seesMost } from '../themes.ts'

test(
  'the sections of a hotel, its rooms’ viewer and its questions work when it is reached by a link',
  onDesktop,
  async ({ page }) => {
    await page.goto('/dining')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Amara Grand Hotel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Amara Grand Hotel' })).toBeVisible()

    const tabs = page.getByRole('navigation', { name: 'Sections about Amara Grand Hotel' })
    for (const name of ['Rooms', 'Location', 'FAQ', 'Overview']) {
      await tabs.getByRole('link', { name }).click()
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'location')
    }

    const room = page.locator('#rooms').getByRole('article').first()
    await expect(room.getByText('Popular')).toBeVisible()
    // The carousel may have advanced meanwhile, which makes its first slide inert.
    await room.getByRole('button', { name: 'Show picture 1 of 3' }).click()
    await room.getByRole('link').first().click()
    const viewer = page.getByRole('dialog')
    const counter = viewer.getByText(/^\d+ \/ \d+$/)
    await expect(counter).toHaveText(/^1 \//)
    await page.keyboard.press('ArrowLeft')
    await expect(counter).toHaveText(/^(\d+) \/ \1$/)
    await page.keyboard.press('ArrowRight')
    await expect(counter).toHaveText(/^1 \//)
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()

    const questions = page.locator('#faq').getByRole('group')
    await questions.nth(0).locator('summary').click()
    await questions.nth(1).locator('summary').click()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
    await questions.nth(1).locator('summary').click()
    await expect(page.locator('#faq details[open]')).toHaveCount(0)
  },
)

test(
  'another hotel starts with its first picture and no open question',
  onDesktopAndInFirefox,
  async ({ page }) => {
    await page.goto('/hotels/amara-grand-hotel')
    await expect(page.locator('.sg-site-header[data-live]')).toBeVisible()
    const pictures = page.getByRole('region', { name: /^Pictures of .* Hotel$/ })
    await pictures.getByRole('button', { name: 'Next' }).click()
    await expect(pictures.getByText('2 / 3')).toBeVisible()
    await page.locator('#faq summary').first().click()
    await expect(page.locator('#faq details[open]')).toHaveCount(1)

    await page.getByRole('contentinfo').getByRole('link', { name: 'La View Hotel' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'La View Hotel' })).toBeVisible()
    await expect(pictures.getByText('1 / 3')).toBeVisible()
    await expect(page.locator('#faq details[open]')).toHaveCount(0)
  },
)

test(
  'the gallery’s filters narrow, reset one another and say when nothing matches',
  onPhone,
  async ({ page }) => {
    await page.goto('/gallery')
    const hotel = page.getByLabel('Hotel', { exact: true })
    await expect(hotel).toBeHidden()
    await page.getByRole('button', { name: 'Show Filters' }).click()
    const type = page.getByLabel('Image type')
    await type.selectOption({ label: 'Pool' })
    await hotel.selectOption({ index: 1 })
    await expect(type).toHaveValue('all')
    await page.getByRole('searchbox').fill('no such place')
    await expect(page.getByText('No images found')).toBeVisible()
  },
)

test('both addresses of an activity show it, and one of them is canonical', onDesktop, async ({ page }) => {
  for (const path of ['/activity/snow-park-goa', '/activitys/snow-park-goa']) {
    await page.goto(path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/activitys\/snow-park-goa$/)
    await expect(page.getByRole('link', { name: 'Activities' }).first()).toHaveAttribute('href', '/activity')
  }
})

test('filters narrow a listing, and the address keeps them', seesMost, async ({ page }) => {
  await page.goto('/hotels')
  const bar = page.getByRole('search', { name: 'Narrow the hotels' })
  await bar.scrollIntoViewIfNeeded()
  const fold = bar.locator('summary')
  if (await fold.isVisible()) await fold.click()
  const hotels = page.getByRole('region', { name: 'All hotels' }).getByRole('article')
  await expect(hotels).toHaveCount(5)
  await bar.getByLabel('Area').selectOption('Calangute')
  await expect(page.getByRole('status').filter({ hasText: 'Showing 2 of 5 hotels' })).toBeVisible()
  await bar.getByLabel('Sort by').selectOption('Price, low to high')
  await expect(hotels).toHaveCount(2)
  await expect(hotels.first()).toContainText('Wotel Calangute')
  await expect(page).toHaveURL(/\/hotels\?(?=.*area=Calangute)(?=.*sort=cheapest)/)

  await page.reload()
  await expect(hotels).toHaveCount(2)
  await page.goto('/hotels?area=Candolim&price=under-2200')
  await expect(page.getByRole('heading', { name: 'No hotel fits' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all hotels' }).click()
  await expect(page.getByText('Showing 5 hotels')).toBeVisible()
  await expect(page).toHaveURL(/\/hotels$/)
})

test('filters narrow activities and beaches too', onPhone, async ({ page }) => {
  await page.goto('/activity?kind=land')
  await expect(
    page.getByRole('status').filter({ hasText: /Showing \d of \d+ amazing activities/ }),
  ).toBeVisible()
  await page.goto('/beaches?category=Quiet&area=south')
  await expect(page.getByText(/Showing 2 of \d+ beaches/)).toBeVisible()
})

test(
  'the membership calculator counts what a member saves beyond the offers in the prices',
  onDesktop,
  async ({ page }) => {
    await page.goto('/membership')
    const sums = page.getByRole('region', { name: 'Work out your own trip' })
    await sums.getByLabel('Hotel').selectOption('Amara Grand Hotel, ₹3,299 a night at 20% off')
    await sums.getByLabel('Nights').fill('3')
    const result = sums.getByRole('status')
    await sums.getByLabel('Mandovi River Dinner Cruise ₹999 at 33% off').uncheck()
    await expect(result).toContainText('Hotel, 30% off instead of 20%₹1,237')
    await expect(result).toContainText('With the hotel alone, it pays off from 4 nights here')
    // Everybody gets the member's price here.
    await sums.getByLabel('Kayaking at Baga ₹499 at 50% off').check()
    await expect(result).toContainText('instead of their offers₹0')
    await sums.getByLabel('Flyboarding in Goa ₹2,299 at 25% off').check()
    await expect(result).toContainText('You save at most₹1,271')
  },
)

test('a row of cards spans a phone from edge to edge', onPhone, async ({ page }) => {
  for (const path of ['/', '/hotels/la-view-hotel', '/beaches/palolem-beach-goa-india']) {
    await page.goto(path)
    const rows = await page
      .locator('main [data-slot="rail"]')
      .evaluateAll((rails) => rails.map((rail) => rail.getBoundingClientRect().toJSON()))
    expect(rows.length).toBeGreaterThan(0)
    const width = page.viewportSize()?.width
    for (const { left, right } of rows) expect({ path, left, right }).toEqual({ path, left: 0, right: width })
  }
})
