import { expect, test } from '@playwright/test'
import { inFirefox } from '../../devices.ts'
import { openDesk, rowsOf, sendEnquiries, signInByCall, uniqueWord } from '../desk-steps.ts'

test('the list has seven columns, a results line and pages with their own addresses', async ({
  page,
  isMobile,
}) => {
  await openDesk(page)
  await expect(page.getByText('Manage all customer enquiries')).toBeVisible()
  if (!isMobile) {
    await expect(page.getByRole('columnheader').filter({ hasText: /./ })).toHaveText([
      'Name',
      'Phone',
      'Email',
      'Date of Plan',
      'Subject',
      'Created Date',
      'Actions',
    ])
  }
  await expect(rowsOf(page)).toHaveCount(10)
  await expect(page.getByText(/^Showing 1 to 10 of \d+ results$/)).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/\/dashboard\?page=2$/)
  await expect(page.getByText(/^Showing 11 to 20 of \d+ results$/)).toBeVisible()
  await expect(page.locator('.desk [aria-current]')).toHaveText(['Inbox', '2'])
  await expect(page.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/dashboard')
  await page.goBack()
  await expect(page.getByText(/^Showing 1 to 10 of \d+ results$/)).toBeVisible()
  await page.getByLabel('Rows per page').selectOption('25')
  await expect(page).toHaveURL(/limit=25/)
  await expect(rowsOf(page)).toHaveCount(25)
  if (!isMobile) {
    await rowsOf(page).last().scrollIntoViewIfNeeded()
    await expect
      .poll(() => page.getByRole('columnheader', { name: 'Name' }).evaluate(isSeen))
      .toBe('in sight')
  }
})

test('with a modifier key, a page opens in a new tab', { tag: '@desktop' }, async ({ page }) => {
  await openDesk(page)
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'Next' }).click({ modifiers: ['ControlOrMeta'] })
  const second = await opened
  await second.waitForURL(/\/dashboard\?page=2$/, { waitUntil: 'commit' })
  // Locators wait until a new tab's first navigation has ended, which Playwright misses on a busy machine.
  const text = () => second.evaluate(() => document.querySelector('main')?.textContent)
  await expect.poll(text).toContain('Showing 11 to 20 of')
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('letters typed into the middle of a search keep the caret while the list follows', async ({
  page,
  isMobile,
}) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, (n) => ({ subject: n === 1 ? `${word} a sunset cruise` : word }))
  await openDesk(page)
  if (isMobile) await page.getByText('Show Filters').click()
  const field = page.getByRole('searchbox', { name: 'Search' })
  const caret = () => field.evaluate((it: HTMLInputElement) => it.selectionStart)
  await field.fill(`${word} sunset`)
  await expect(rowsOf(page)).toHaveCount(1)
  for (let moved = 0; moved < ' sunset'.length; moved++) await field.press('ArrowLeft')
  let before = word
  // Wait for the URL and the list after each letter.
  for (const letter of 'xyz') {
    await page.keyboard.type(letter)
    before += letter
    await expect(page).toHaveURL(new RegExp(`q=${before}`))
    await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
    expect(await caret()).toBe(before.length)
  }
  // Delete them faster than the search's debounce.
  for (const _letter of 'xyz') await page.keyboard.press('Backspace')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(field).toHaveValue(`${word} sunset`)
  await expect(field).toBeFocused()
  expect(await caret()).toBe(word.length)
})

/** Whether something covers the element. */
function isSeen(element: Element): 'in sight' | 'covered' {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? 'in sight' : 'covered'
}

test('filters are in the address, and Clear resets them', inFirefox, async ({ page, isMobile }) => {
  const word = uniqueWord()
  const [first] = await sendEnquiries(page.request, 3, (n) => ({ subject: `${word} number ${n}` }))
  const { token, user } = await signInByCall(page.request)
  await page.request.put(`/api/enquiries/${first?._id}/status`, {
    data: { status: 'resolved', assignedTo: user._id },
    headers: { authorization: `Bearer ${token}` },
  })
  await openDesk(page)
  if (isMobile) await page.getByText('Show Filters').click()
  await page.getByRole('searchbox', { name: 'Search' }).fill(word)
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  const field = page.locator('.desk input[name="q"]')
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(field).toHaveValue('')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`q=${word}`))
  await expect(field).toHaveValue(word)
  await page.getByLabel('Status').selectOption('resolved')
  await expect(page).toHaveURL(new RegExp(`q=${word}&status=resolved|status=resolved&q=${word}`))
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(rowsOf(page).locator('[data-status="resolved"]')).toBeVisible()
  await page.getByLabel('Assignee').selectOption(user._id)
  await expect(page).toHaveURL(/assignedTo=/)
  await expect(rowsOf(page)).toHaveCount(1)
  await page.getByLabel('Status').selectOption('pending')
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()

  await page.goto('/dashboard')
  await page.getByRole('searchbox', { name: 'Search' }).fill('9822012345')
  await expect(page).toHaveURL(/\?q=9822012345$/)
  await page.reload()
  await expect(page.locator('.desk input[name="q"]')).toHaveValue('9822012345')

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  await page.goto(`/dashboard?q=${word}&startDate=${today}&endDate=${today}`)
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByLabel('Start date')).toHaveValue(today)
  await page.goto(`/dashboard?q=${word}&endDate=2020-01-01`)
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(rowsOf(page)).toHaveCount(10)
})
