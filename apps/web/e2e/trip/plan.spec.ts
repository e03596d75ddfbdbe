import { expect, type Page, test } from '@playwright/test'
import { signInByCall, uniqueWord } from '../desk/desk-steps.ts'
import { seesMost } from '../themes.ts'
import { familyTrip, openWithTrip } from './trip-steps.ts'

// Playwright scrolls to reach a moving element, and the scrolling moves a menu that still opens out from under it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const save = (page: Page, name: string) => page.getByRole('button', { name: `Save ${name}` }).first()

async function savePlace(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path)
  await save(page, name).click()
  await expect(save(page, name)).toHaveAttribute('aria-pressed', 'true')
}

async function chooseDates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your dates' })
  await dialog.getByLabel('Arrival').fill('2027-01-14')
  await dialog.getByLabel('Departure').fill('2027-01-17')
  await dialog.getByRole('button', { name: 'Save dates' }).click()
  await expect(dialog).toBeHidden()
}

/** The dates in the header of a page that asks for none. */
const datesInHeader = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your dates:' })

test(
  'from the first saved beach to the sent plan, which the desk receives',
  seesMost,
  async ({ page, request }) => {
    const word = uniqueWord()
    await savePlace(page, '/beaches', 'Arambol Beach')
    await savePlace(page, '/activity', 'Sunset Cruise on the Mandovi')
    await savePlace(page, '/hotels', 'La View Hotel')
    await page.getByRole('link', { name: 'Your trip, 3 saved' }).click()

    await expect(page.getByRole('heading', { level: 1, name: 'Your trip' })).toBeVisible()
    await chooseDates(page)
    await expect(page.getByText('14 to 17 January 2027').first()).toBeVisible()
    await page.getByRole('button', { name: 'Stay here' }).click()
    await expect(page.getByText('Estimated total')).toBeVisible()

    await page.getByRole('button', { name: 'Move Arambol Beach' }).click()
    await page.getByRole('menuitem', { name: 'Day 2' }).press('Enter')
    await page.getByRole('button', { name: 'Move Sunset Cruise on the Mandovi' }).click()
    await page.getByRole('menuitem', { name: 'Day 3' }).press('Enter')
    await expect(page.getByText('Everything you saved has a day.')).toBeVisible()

    const form = page.getByRole('form', { name: 'Send your plan' })
    await expect(form.getByLabel('Date of plan')).toHaveValue('2027-01-14')
    await form.getByLabel('Name').fill(`Meera ${word}`)
    await form.getByLabel('Phone').fill('+91 98470 12345')
    await form.getByLabel('Email').fill(`${word}@mail.example`)
    await form.getByRole('button', { name: 'Send my plan' }).click()
    await expect(page.getByText('You sent us: 14 to 17 January 2027', { exact: false })).toBeVisible()

    const { token } = await signInByCall(request)
    const headers = { authorization: `Bearer ${token}` }
    const { enquiries } = await (await request.get(`/api/enquiries?q=${word}`, { headers })).json()
    expect(enquiries).toMatchObject([
      { dateOfPlan: '2027-01-14', subject: 'Trip plan, 14 to 17 January 2027' },
    ])
    const { plan } = await (await request.get(`/api/enquiries/${enquiries[0]._id}`, { headers })).json()
    expect(plan).toMatchObject({
      trip: {
        arrival: '2027-01-14',
        days: [[], ['beach/arambol-beach-goa-india'], ['activity/sunset-cruise-goa'], []],
      },
      estimate: { hotel: 'la-view-hotel', plan: 'CP' },
    })
  },
)

test('dates stand in the header of every page, go with an enquiry, and are cleared there', async ({
  page,
}) => {
  await openWithTrip(page, familyTrip, '/contact')
  await expect(datesInHeader(page)).toContainText('14–18 Jan')
  const form = page.getByRole('form', { name: 'Send an enquiry' })
  await expect(form.getByLabel('Date of plan')).toHaveValue('2027-01-14')
  await expect(form.getByText('The dates and people of your trip go with your message.')).toBeVisible()
  await datesInHeader(page).click()
  await page.getByRole('dialog', { name: 'Your dates' }).getByRole('button', { name: 'Clear' }).click()
  await expect(datesInHeader(page)).toBeHidden()
  await expect(form.getByLabel('Date of plan')).toHaveValue('')
})
