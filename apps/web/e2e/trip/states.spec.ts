import { expect, type Page, test } from '@playwright/test'
import { encodeTrip, type PlaceKey } from '@susegad/catalog-data/trip'
import { onDesktop, onPhone } from '../devices.ts'
import { expectAccessible } from '../themes.ts'
import { familyTrip, fullTrip, openWithTrip, savedAt } from './trip-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const gone: PlaceKey = 'beach/no-longer-there'
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
  ['a shared link to such a place', familyTrip, `/trip#p=${shared}`, 'One place in this plan'],
  [
    'a trip that is over',
    { ...familyTrip, arrival: '2026-01-14', departure: '2026-01-18' },
    '/trip',
    'begin in the past',
  ],
  ['a full trip', fullTrip, '/trip', 'Compare your hotels'],
] as const)
  test(`${name} fits a narrow phone`, onPhone, async ({ page }) => {
    await openWithTrip(page, trip, path)
    await expect(page.getByText(text).first()).toBeVisible()
    await expectNarrowAndAccessible(page)
  })

/** As a browser whose storage is full, and as one that the visitor has told to keep nothing. */
const storages = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError')
        },
      })
  },
}

for (const [state, break_] of Object.entries(storages))
  test(
    `with ${state} storage a trip lasts until the site is left, says so, and is sent`,
    onPhone,
    async ({ page }) => {
      const faults: Error[] = []
      page.on('pageerror', (error) => faults.push(error))
      await page.addInitScript(break_)
      await page.goto('/beaches')
      await page.getByRole('button', { name: 'Save Arambol Beach' }).click()
      await page.getByRole('link', { name: 'Your trip, 1 saved' }).press('Enter')
      await expect(page.getByText('Your browser won’t let us save your trip.')).toHaveCount(1)
      await page.getByRole('button', { name: 'Choose dates' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your dates' })
      await dialog.getByLabel('Arrival').fill('2027-01-14')
      await dialog.getByLabel('Departure').fill('2027-01-17')
      await dialog.getByRole('button', { name: 'Save dates' }).click()
      await page.getByRole('button', { name: 'Move Arambol Beach' }).click()
      await page.getByRole('menuitem', { name: 'Day 2' }).press('Enter')
      await expect(page.getByRole('list', { name: 'Day 2' }).getByRole('link')).toHaveText('Arambol Beach')
      await expectNarrowAndAccessible(page)
      const form = page.getByRole('form', { name: 'Send your plan' })
      await form.getByLabel('Name').fill('Meera')
      await form.getByLabel('Phone').fill('+91 98470 12345')
      await form.getByLabel('Email').fill('meera@mail.example')
      await form.getByRole('button', { name: 'Send my plan' }).click()
      await expect(page.getByText('You sent us: 14 to 17 January 2027', { exact: false })).toBeVisible()
      expect(faults).toEqual([])
    },
  )

test(
  'what is saved, moved or taken off in one tab is seen in the other, and nothing is lost',
  onDesktop,
  async ({ page, context }) => {
    await openWithTrip(page, familyTrip)
    const other = await context.newPage()
    await other.goto('/beaches')
    await other.getByRole('button', { name: 'Save Baga Beach' }).click()
    await page.getByRole('button', { name: 'Move Baga Beach' }).click()
    await page.getByRole('menuitem', { name: 'Day 3' }).press('Enter')
    await expect(page.getByRole('list', { name: 'Day 3' }).getByRole('link')).toHaveText('Baga Beach')
    await other.getByRole('button', { name: 'Save Arambol Beach' }).click()
    await expect(page.getByRole('button', { name: 'Move Arambol Beach' })).toBeHidden()
    // By key: Playwright scrolls to reach for a link, and the header moves while the page scrolls.
    await other.getByRole('link', { name: 'Your trip, 3 saved' }).press('Enter')
    await expect(other.getByRole('list', { name: 'Day 3' }).getByRole('link')).toHaveText('Baga Beach')
    await expect(
      other.getByRole('list', { name: 'Day 2' }).getByRole('link', { name: 'Scuba Diving Combo' }),
    ).toBeVisible()
  },
)

test('with reduced motion, nothing of a trip moves by itself', onDesktop, async ({ page }) => {
  await openWithTrip(page, familyTrip)
  /** What moves, but not colours that fade. */
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map((each) => (each instanceof CSSTransition ? each.transitionProperty : String(each)))
        .filter((name) => !name.includes('color')),
    )
  await page.getByRole('button', { name: 'Move Arambol Beach' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the trip' }).press('Enter')
  expect(await moving()).toEqual([])
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await moving()).toEqual([])
  await page.getByRole('button', { name: 'Change' }).click()
  expect(await moving()).toEqual([])
  await expect(page.getByRole('dialog', { name: 'Your dates' })).toBeVisible()
})

test('one place too many is refused with a reason', onDesktop, async ({ page }) => {
  await openWithTrip(page, fullTrip, '/beaches')
  const heart = page.getByRole('button', { name: 'Save Baga Beach' })
  await heart.click()
  await expect(
    page.getByText('Your trip can have up to 40 places. Remove one to save another.'),
  ).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})
