import { expect, test } from '@playwright/test'
import { onDesktop, onPhone } from '../../devices.ts'
import {
  keepSession,
  openDesk,
  panelOf,
  rowsOf,
  sendEnquiries,
  signInByCall,
  toastOf,
  uniqueWord,
} from '../desk-steps.ts'
import { openOne } from '../trouble/trouble-steps.ts'

test('markup, right-to-left and emoji stay text, and a long message stays readable', async ({ page }) => {
  const word = uniqueWord()
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    void dialog.dismiss()
  })
  const markup = `<img src=x onerror=alert(1)>${word}`
  await sendEnquiries(page.request, 3, (n) => ({
    name: ['<script>alert(1)</script>', 'مريم العلوي', '👩‍👩‍👧‍👦 Família 🌴'][n - 1] ?? '',
    phone: n === 1 ? 'javascript:alert(1)' : '+91 98220 12345',
    subject: n === 2 ? `غرفة لشخصين ${word}` : markup,
    message: n === 3 ? 'x'.repeat(5000) : markup,
    ...(n === 2 && { email: `${'w'.repeat(200)}@example.com`, phone: '9'.repeat(40) }),
  }))
  await sendEnquiries(page.request, 1, () => ({
    name: 'N'.repeat(120),
    subject: `${'S'.repeat(150)} ${word}`,
  }))
  await openDesk(page, `?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(4)
  const apart = await page.locator('.desk-subject-text').evaluateAll((subjects) =>
    subjects.map((subject) => {
      const words = document.createRange()
      words.selectNodeContents(subject)
      return words.getBoundingClientRect().left - subject.getBoundingClientRect().left
    }),
  )
  expect(Math.max(...apart), 'words of every script begin in one column').toBeLessThan(2)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await expect(page.getByRole('link', { name: '<script>alert(1)</script>' })).toBeVisible()
  await page.getByRole('link', { name: '👩‍👩‍👧‍👦 Família 🌴' }).click()
  const panel = panelOf(page)
  await expect(panel.getByText('x'.repeat(5000))).toBeVisible()
  await panel.getByRole('button', { name: 'Next enquiry' }).click()
  await expect(panel.getByRole('heading', { name: 'مريم العلوي' })).toBeVisible()
  await panel.getByRole('button', { name: 'Next enquiry' }).click()
  await expect(panel.getByRole('heading', { name: markup })).toBeVisible()
  await expect(panel.getByRole('button', { name: 'WhatsApp' })).toBeDisabled()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(dialogs).toBe(0)
})

test('a message of ten thousand characters and a thousand notes are shown whole', async ({ page }) => {
  const { word, id } = await openOne(page)
  await page.route('**/api/enquiries**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(
      'Is there room for 1 of us?',
      'سؤال طويل '.repeat(1000).trim(),
    )
    await route.fulfill({ response: answer, body: text })
  })
  await page.route(`**/api/enquiries/${id}`, async (route) => {
    const answer = await route.fetch()
    const detail = await answer.json()
    const notes = Array.from({ length: 1000 }, (_, n) => ({
      _id: crypto.randomUUID(),
      text: `اتصلت بهم مرة أخرى ${n + 1}`,
      author: 'مريم العلوي',
      createdAt: new Date(Date.parse(detail.enquiry.createdAt) + n * 1000).toISOString(),
    }))
    const enquiry = { ...detail.enquiry, message: 'سؤال طويل '.repeat(1000).trim() }
    await route.fulfill({ response: answer, json: { ...detail, enquiry, notes } })
  })
  await page.goto(`/dashboard?q=${word}`)
  await page.getByRole('link', { name: 'Visitor 1' }).click()
  const thread = panelOf(page).getByRole('region', { name: 'Conversation' })
  await expect(thread.getByText('Note by مريم العلوي')).toHaveCount(1000)
  const last = thread.getByText('اتصلت بهم مرة أخرى 1000')
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport()
  expect(await thread.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
  await panelOf(page).getByLabel('New note').fill('One more.')
  await expect(panelOf(page).getByLabel('New note')).toHaveValue('One more.')
  const message = panelOf(page).getByRole('article')
  await expect(message).toContainText('سؤال طويل '.repeat(1000).trim())
  expect(await message.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what was marked as spam by mistake comes back to the inbox', onPhone, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 1, () => ({ subject: word, website: 'https://cheap.example' }))
  await openDesk(page, `?q=${word}`)
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Spam', exact: true }).click()
  await page.goto(`/dashboard?show=spam&q=${word}`)
  await page.getByRole('link', { name: 'Visitor 1' }).click()
  await panelOf(page).getByRole('button', { name: 'Not spam' }).click()
  await expect(panelOf(page).getByText('Marked as not spam')).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Mark as spam' }).click()
  await expect(panelOf(page).getByText('A colleague marked it as spam.')).toBeVisible()
  await toastOf(page).filter({ hasText: 'marked as spam' }).getByRole('button', { name: 'Undo' }).click()
  await expect(panelOf(page).getByRole('button', { name: 'Mark as spam' })).toBeVisible()
  await page.goto(`/dashboard?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(1)
})

test('an empty inbox explains itself', onDesktop, async ({ page }) => {
  await keepSession(page, await signInByCall(page.request))
  const nothing = { enquiries: [], total: 0, totalPages: 0, page: 1, limit: 10 }
  await page.route('**/api/enquiries?*', (route) => route.fulfill({ json: nothing }))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'No enquiries yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy (All)' })).toBeDisabled()
  await expect(page.getByText(/^Showing/)).toHaveCount(0)
})
