import { expect, type Page, test } from '@playwright/test'
import { confirmEmail, newPerson, registerByCall } from '../../account/account-steps.ts'
import {
  anotherBrowser,
  closeHelper,
  keepSession,
  openDesk,
  panelOf,
  rowOf,
  sendEnquiries,
  signInByCall,
  toastOf,
  uniqueWord,
} from '../desk-steps.ts'
import { colleagueAt } from './colleague-steps.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = 'There is room on Friday.'

/** By keys, or by taps on a phone, from an arrival to the next enquiry that needs a reply; returns how many it took. */
async function answerArrival(page: Page, name: string, isMobile: boolean): Promise<number> {
  const panel = panelOf(page)
  const field = panel.getByLabel('Answer by email')
  let steps = 0
  const tap = async (what: ReturnType<Page['locator']>) => {
    await expect(what).toBeInViewport()
    await what.tap()
    steps++
  }
  const press = async (key: string) => {
    await page.keyboard.press(key)
    steps++
  }
  const arrived = page.getByRole('button', { name: 'Show 1 new enquiry' })
  await expect(arrived).toBeVisible()
  if (isMobile) {
    await tap(arrived)
    await tap(page.getByRole('link', { name, exact: true }))
    await tap(field)
  } else {
    await press('r')
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
    await press('e')
  }
  await expect(panel.getByRole('heading', { name })).toBeVisible()
  await expect(field).toBeFocused()
  await page.keyboard.insertText(words)
  if (isMobile) await tap(panel.getByRole('button', { name: 'Send and next' }))
  else await press('Alt+Enter')
  await expect(panel.getByRole('heading', { name: 'Visitor 2' })).toBeVisible()
  return steps
}

test('an arrival is answered and the next one opened in three keys or four taps, and everybody sees whose turn it is', async ({
  page,
  browser,
  isMobile,
}) => {
  const person = newPerson()
  const session = await registerByCall(page, person)
  await confirmEmail(page, person)
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, () => ({ subject: word }))
  const own = await signInByCall(page.request)
  await keepSession(page, own)
  await page.evaluate(() => localStorage.removeItem('susegad-undo-send'))
  const following = page.waitForResponse('**/api/enquiries/live')
  await page.goto(`/dashboard?q=${word}`)
  await following
  const hers = await colleagueAt(`/dashboard?q=${word}`, browser, page)
  const fields = { subject: word, name: person.name, email: person.email }
  await sendEnquiries(page.request, 1, () => fields, session.token)

  const steps = await answerArrival(page, person.name, isMobile)
  expect(steps).toBeLessThanOrEqual(isMobile ? 4 : 3)

  // Undone in time, the words are back in their field, and the customer got nothing.
  const panel = panelOf(page)
  const field = panel.getByLabel('Answer by email')
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(panel.getByRole('heading', { name: person.name })).toBeVisible()
  await expect(field).toHaveValue(words)
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByText('Your answer will be sent within 10 seconds')).toBeVisible()
  const thread = panel.getByRole('region', { name: 'Conversation' })
  await expect(thread.getByText(words)).toHaveCount(1)
  await expect(field).toHaveValue('')

  // On the desk of a colleague, who has not read it.
  await hers.reload()
  const row = rowOf(hers, person.name)
  await expect(row.getByText(`${own.user.name}, `)).toContainText(words)
  await expect(row.getByText('Unread', { exact: true })).toBeAttached()
  await expect(row.getByText(/ left$/)).toHaveCount(0)
  await hers.goto(`/dashboard?q=${word}&stage=customer`)
  await expect(rowOf(hers, person.name)).toBeVisible()
  await expect(rowOf(hers, 'Visitor 1')).toHaveCount(0)

  const customer = await anotherBrowser(browser, page)
  await keepSession(customer, session)
  await customer.goto('/dashboard')
  await closeHelper(customer)
  await expect(customer.getByText(words)).toHaveCount(1)
  await customer.getByLabel('Your message').fill('Friday, please.')
  await customer.getByRole('button', { name: 'Send message' }).click()
  await expect(thread.getByText('Friday, please.')).toHaveCount(1)

  // Read here, so read on this member's other devices, and unread for the colleague.
  await hers.goto(`/dashboard?q=${word}&stage=reply`)
  await expect(rowOf(hers, person.name).getByText('Unread', { exact: true })).toBeAttached()
  await expect(rowOf(hers, person.name).getByText(/ left$/)).toBeVisible()
  const device = await anotherBrowser(browser, page)
  await keepSession(device, own)
  await device.goto(`/dashboard?q=${word}`)
  await expect(rowOf(device, person.name).getByText('Friday, please.')).toBeVisible()
  await expect(rowOf(device, person.name).getByText('Unread', { exact: true })).toHaveCount(0)
  await expect(rowOf(device, 'Visitor 1').getByText('Unread', { exact: true })).toBeAttached()
  for (const other of [hers, customer, device]) await other.context().close()
})

test('closing the page right after Send sends the answer', async ({ page }) => {
  const word = uniqueWord()
  const [sent] = await sendEnquiries(page.request, 1, () => ({ subject: word }))
  const session = await openDesk(page, `?q=${word}`)
  await page.evaluate(() => localStorage.removeItem('susegad-undo-send'))
  await page.goto(`/dashboard?q=${word}&enquiry=${sent?._id}`)
  const panel = panelOf(page)
  await panel.getByLabel('Answer by email').fill(words)
  await panel.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(panel.getByText('Your answer will be sent within 10 seconds')).toBeVisible()
  await page.goto('/robots.txt')
  const messages = async () => {
    const headers = { authorization: `Bearer ${session.token}` }
    const answer = await page.request.get(`/api/enquiries/${sent?._id}/messages`, { headers })
    return (await answer.json()).messages.map(({ body }: { body: string }) => body)
  }
  await expect.poll(messages).toEqual([words])
})
