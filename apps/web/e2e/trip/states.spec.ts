import { expect, type Page, test } from '@playwright/test'
import { encodeTrip, type PlaceKey } from '@susegad/catalog-data/trip'
import { onDesktop, onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'
import { familyTrip, openWithTrip, savedAt } from './trip-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const gone: PlaceKey = 'beach/no-longer-there'
const numbered = Array.from({ length: 37 }, (_, index) => `beach/number-${index}`)
const fullTrip = {
  ...familyTrip,
  departure: '2027-02-13',
  saved: [...familyTrip.saved, ...savedAt(numbered)],
  days: [...familyTrip.days, ...numbered.slice(0, 29).map((place) => [place])],
}
const goneTrip = { ...familyTrip, saved: [...familyTrip.saved, ...savedAt([gone])] }
const shared = encodeTrip({ ...familyTrip, saved: savedAt([gone]), days: [[gone]] } as never, { dates: true })

async function expectNarrowAndAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

test('an empty trip says how to begin', onPhone, async ({ page }) => {
  await page.goto('/trip')
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible()
  await expectNarrowAndAccessible(page)
})

for (const [name, trip, path, text] of [
  ['a place that was unpublished', goneTrip, '/trip', 'A place that we no longer offer'],
  ['a shared link to such a place', familyTrip, `/trip#p=${shared}`, 'One place of this plan'],
  [
    'a trip that is over',
    { ...familyTrip, arrival: '2026-01-14', departure: '2026-01-18' },
    '/trip',
    'are over',
  ],
] as const)
  test(`${name} fits a narrow phone`, onPhone, async ({ page }) => {
    await openWithTrip(page, trip, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectNarrowAndAccessible(page)
  })

test(
  'a browser that stores nothing keeps the trip until the site is left, and says so',
  onPhone,
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await page.goto('/beaches')
    await page.getByRole('button', { name: 'Save Arambol Beach' }).click()
    await page.getByRole('link', { name: 'Your trip, 1 saved' }).click()
    await expect(page.getByText('Your browser does not let us keep your trip.')).toBeVisible()
    await expectNarrowAndAccessible(page)
  },
)

test('one place too many is refused with a reason', onDesktop, async ({ page }) => {
  await openWithTrip(page, fullTrip, '/beaches')
  const heart = page.getByRole('button', { name: 'Save Baga Beach' })
  await heart.click()
  await expect(page.getByText('Your trip holds 40 places. Remove one to save another.')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})
