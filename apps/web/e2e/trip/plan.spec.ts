import { expect, type Page, test } from '@playwright/test'
import { linkMailedTo } from '../account/account-steps.ts'
import { anotherBrowser, openDesk, panelOf, uniqueWord } from '../desk/desk-steps.ts'
import { onDesktop } from '../devices.ts'
import { seesMostOnPhone } from '../themes.ts'
import { familyTrip, openWithTrip } from './trip-steps.ts'

// Playwright scrolls to reach a moving element, and the scrolling moves a menu that still opens out from under it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const MOST_TAPS = 40

/** Counts taps, and fields that are typed into, on all pages of a tab. */
function countTaps(): void {
  const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
  addEventListener('click', ({ isTrusted }) => isTrusted && count(), true)
  addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches('input, textarea') && count(),
    true,
  )
}

const tapsOf = (page: Page): Promise<number> => page.evaluate(() => Number(sessionStorage.getItem('taps')))

async function follow(page: Page, link: string, isMobile: boolean): Promise<void> {
  const header = page.locator('.sg-site-header')
  if (isMobile) await header.getByRole('button', { name: 'Open menu' }).click()
  await header.getByRole('link', { name: link, exact: true }).filter({ visible: true }).click()
}

async function savePlace(page: Page, name: string): Promise<void> {
  const save = page.getByRole('button', { name: `Save ${name}` }).first()
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
}

async function chooseDates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your dates' })
  await dialog.getByLabel('Arrival').fill('2027-01-14')
  await dialog.getByLabel('Departure').fill('2027-01-17')
  await dialog.getByRole('button', { name: 'Save dates' }).click()
  await expect(dialog).toBeHidden()
}

async function moveTo(page: Page, name: string, day: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}` }).click()
  await page.getByRole('menuitem', { name: day }).press('Enter')
}

/** From an empty trip to the sent plan. */
async function sendPlan(page: Page, name: string, email: string, isMobile: boolean): Promise<void> {
  await page.goto('/beaches')
  await savePlace(page, 'Arambol Beach')
  await follow(page, 'ACTIVITY', isMobile)
  await savePlace(page, 'Sunset Cruise on the Mandovi')
  await follow(page, 'HOTELS', isMobile)
  await savePlace(page, 'La View Hotel')
  await page.getByRole('link', { name: 'Your trip, 3 saved' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible()
  await chooseDates(page)
  await expect(page.getByText('14 to 17 January 2027').first()).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByText('Estimated total')).toBeVisible()
  await moveTo(page, 'Arambol Beach', 'Day 2')
  await moveTo(page, 'Sunset Cruise on the Mandovi', 'Day 3')
  await expect(page.getByText('Everything you saved has a day.')).toBeVisible()

  const form = page.getByRole('form', { name: 'Send your plan' })
  await expect(form.getByLabel('Date of plan')).toHaveValue('2027-01-14')
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Phone').fill('+91 98470 12345')
  await form.getByLabel('Email').fill(email)
  await form.getByRole('button', { name: 'Send my plan' }).click()
  await expect(page.getByText('You sent us: 14 to 17 January 2027', { exact: false })).toBeVisible()
}

/** Opens the enquiry of a word at the desk, and sends the quote that its plan makes. */
async function quotePlan(desk: Page, word: string): Promise<void> {
  const { token } = await openDesk(desk)
  const headers = { authorization: `Bearer ${token}` }
  const { enquiries } = await (await desk.request.get(`/api/enquiries?q=${word}`, { headers })).json()
  await desk.goto(`/dashboard?q=${word}&enquiry=${enquiries[0]._id}`)
  const panel = panelOf(desk)
  const plan = panel.getByRole('region', { name: 'Their plan' })
  for (const text of [
    '14 Jan 2027 to 17 Jan 2027, 3 nights',
    'Day 2, 15 Jan 2027 Arambol Beach',
    'Day 3, 16 Jan 2027 Sunset Cruise on the Mandovi',
    'La View Hotel, Standard Room, with breakfast',
    'Estimate: ₹7,497',
  ])
    await expect(plan).toContainText(text)
  await plan.getByRole('button', { name: 'Make this a quote' }).click()
  const quote = panel.getByRole('group', { name: 'Quote', exact: true })
  await expect(quote.getByLabel('Item')).toHaveValue('La View Hotel, Standard Room, Season')
  await expect(quote.getByRole('status')).toHaveText('₹7,497')
  await panel.getByLabel('Answer by email').fill('Here is the quote for your plan.')
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(quote).toBeHidden()
}

for (const [device, tags] of [
  ['phone', seesMostOnPhone],
  ['desktop', onDesktop],
] as const)
  test(
    `on a ${device}, from the first saved beach to the sent plan, and on to the accepted quote`,
    tags,
    async ({ page, browser, isMobile }) => {
      const word = uniqueWord()
      const [name, email] = [`Meera ${word}`, `${word}@mail.example`]
      await page.addInitScript(countTaps)
      await sendPlan(page, name, email, isMobile)
      const taps = await tapsOf(page)
      // Fewer would mean that the counter did not run.
      expect(taps).toBeGreaterThan(12)
      expect(taps).toBeLessThanOrEqual(MOST_TAPS)

      const desk = await anotherBrowser(browser, page)
      await quotePlan(desk, word)

      await page.goto(await linkMailedTo(email, 'quote'))
      await expect(page.getByText('La View Hotel, Standard Room, Season')).toBeVisible()
      await page.getByRole('button', { name: 'Accept this quote' }).click()
      await expect(page.getByText('You have accepted this quote.')).toBeVisible()
      const thread = panelOf(desk).getByRole('region', { name: 'Conversation' })
      await expect(thread.getByText(`${name} accepted the quote`)).toBeVisible()
      await desk.context().close()
    },
  )

/** The dates in the header of a page that asks for none. */
const datesInHeader = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your dates:' })

test('dates price a hotel, stand in the header of every page, go with an enquiry, and are cleared there', async ({
  page,
}) => {
  await openWithTrip(page, familyTrip, '/hotels/la-view-hotel')
  await expect(page.getByRole('region', { name: 'Ask about La View Hotel' })).toContainText('for 4 nights')
  await page.goto('/contact')
  await expect(datesInHeader(page)).toContainText('14–18 Jan')
  const form = page.getByRole('form', { name: 'Send an enquiry' })
  await expect(form.getByLabel('Date of plan')).toHaveValue('2027-01-14')
  await expect(form.getByText('The dates and people of your trip go with your message.')).toBeVisible()
  await datesInHeader(page).click()
  await page.getByRole('dialog', { name: 'Your dates' }).getByRole('button', { name: 'Clear' }).click()
  await expect(datesInHeader(page)).toBeHidden()
  await expect(form.getByLabel('Date of plan')).toHaveValue('')
})
