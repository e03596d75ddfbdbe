import { expect, type Page, test } from '@playwright/test'
import {
  anotherBrowser,
  keepSession,
  openDesk,
  panelOf,
  rowOf,
  rowsOf,
  sendEnquiries,
  signIn,
  signInByCall,
  toastOf,
  uniqueWord,
} from './desk-steps.ts'
import { onDesktop, onPhone } from './devices.ts'
import { expectLegible, inBothThemes } from './themes.ts'

const refusal = (status: number, message: string, headers: Record<string, string> = {}) => ({
  status,
  headers,
  json: { message },
})

async function openOne(page: Page) {
  const word = uniqueWord()
  const [sent] = await sendEnquiries(page.request, 1, () => ({ subject: word }))
  const whole = page.waitForResponse((answer) => answer.url().endsWith(`/api/enquiries/${sent?._id}`))
  const session = await openDesk(page, `?q=${word}&enquiry=${sent?._id}`)
  const panel = panelOf(page)
  // The list has most of it already: what a test does next must not overtake the rest.
  await (await whole).finished()
  await expect(panel.getByRole('heading', { name: word })).toBeVisible()
  await expect(panel.getByText('Enquiry received')).toBeVisible()
  return { word, id: sent?._id ?? '', session, panel }
}

test(
  'two at once: the slower one sees both versions and chooses',
  inBothThemes,
  async ({ page, browser }) => {
    const { word, id, panel, session } = await openOne(page)
    const colleague = await anotherBrowser(browser, page)
    await keepSession(colleague, session)
    await colleague.goto(`/dashboard?q=${word}&enquiry=${id}`)
    await panelOf(colleague).getByRole('radio', { name: 'Resolved' }).check()
    await expect(panelOf(colleague).getByText('Pending → Resolved')).toBeVisible()

    // Not `check`: the refusal may take the choice back before it looks.
    await panel.getByRole('radio', { name: 'In progress' }).click()
    const conflict = panel.getByRole('alert')
    await expect(conflict).toContainText('A colleague changed this enquiry in the meantime')
    await expect(conflict).toContainText('Theirs, as it is nowResolved, assigned to Nobody')
    await expect(conflict).toContainText('Yours, not savedIn progress, assigned to Nobody')
    await expectLegible(page, '[data-desk-panel]')
    await conflict.getByRole('button', { name: 'Keep theirs' }).click()
    await expect(conflict).toHaveCount(0)
    await expect(panel.getByRole('radio', { name: 'Resolved' })).toBeChecked()

    await panelOf(colleague).getByRole('button', { name: 'Give it to me' }).click()
    await expect(panelOf(colleague).getByText(`Given to ${session.user.name}`)).toBeVisible()
    await panel.getByRole('radio', { name: 'Closed' }).click()
    await conflict.getByRole('button', { name: 'Use mine' }).click()
    await expect(panel.getByText('Resolved → Closed')).toBeVisible()
    await expect(panel.getByLabel('Assignee')).toHaveValue(session.user._id)
    await colleague.context().close()
  },
)

test('a failed change is taken back and can be tried again', onDesktop, async ({ page }) => {
  const { panel } = await openOne(page)
  await page.route('**/api/enquiries/*/status', (route) =>
    route.fulfill(refusal(429, 'Too many requests', { 'retry-after': '7' })),
  )
  await panel.getByRole('radio', { name: 'Resolved' }).click()
  await expect(panel.getByRole('alert')).toContainText('Try again in 7 seconds.')
  await expect(panel.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await page.unroute('**/api/enquiries/*/status')
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByRole('radio', { name: 'Resolved' })).toBeChecked()
  await expect(panel.getByText('Pending → Resolved')).toBeVisible()
})

test(
  'a failed delete leaves the rows and the selection, and can be tried again',
  onPhone,
  async ({ page }) => {
    const word = uniqueWord()
    await sendEnquiries(page.request, 2, () => ({ subject: word }))
    await openDesk(page, `?q=${word}`)
    await page.route('**/api/enquiries/multiple', (route) => route.fulfill(refusal(503, 'Not now')))
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toContainText(
      '2 enquiries could not be deleted and are still here.',
    )
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Delete Selected (2)' })).toBeVisible()
    await page.unroute('**/api/enquiries/multiple')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(rowsOf(page)).toHaveCount(0)
    await expect(toastOf(page)).toContainText('2 enquiries deleted.')
  },
)

test(
  'of two deletes close together each is undone by itself, and neither is taken for an arrival',
  onDesktop,
  async ({ page }) => {
    const word = uniqueWord()
    await sendEnquiries(page.request, 3, () => ({ subject: word }))
    await page.clock.install()
    await openDesk(page, `?q=${word}`)
    await expect(rowsOf(page)).toHaveCount(3)
    const held: (() => void)[] = []
    await page.route('**/api/enquiries/*', async (route) => {
      if (route.request().method() === 'DELETE') await new Promise<void>((resolve) => held.push(resolve))
      await route.continue()
    })
    for (const name of ['Visitor 3', 'Visitor 2']) {
      await rowOf(page, name).getByRole('button', { name: 'Delete', exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(rowOf(page, name)).toHaveCount(0)
    }
    await expect.poll(() => held.length).toBe(2)
    const asked = page.waitForResponse((answer) => answer.url().includes('limit=1&'))
    await page.clock.fastForward(20_000)
    await (await asked).finished()
    await expect(page.getByText('Showing 1 to 1 of 1 results')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Show .* new/ })).toHaveCount(0)

    for (const release of held) release()
    const undo = toastOf(page).filter({ hasText: '1 enquiry deleted.' }).getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveCount(2)
    await undo.first().click()
    await expect(rowOf(page, 'Visitor 3')).toBeVisible()
    await undo.click()
    await expect(rowsOf(page)).toHaveCount(3)
  },
)

test(
  'an enquiry that comes in is offered, also when a colleague deletes another',
  onPhone,
  async ({ page }) => {
    const word = uniqueWord()
    const [first] = await sendEnquiries(page.request, 2, () => ({ subject: word }))
    await page.clock.install()
    const { token } = await openDesk(page, `?q=${word}`)
    await expect(rowsOf(page)).toHaveCount(2)
    await page.request.delete(`/api/enquiries/${first?._id}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    await sendEnquiries(page.request, 1, () => ({ subject: word, name: 'Asha' }))
    await page.clock.fastForward(20_000)
    await page.getByRole('button', { name: 'Show 1 new enquiry' }).click()
    await expect(rowOf(page, 'Asha')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: /^Show .* new/ })).toHaveCount(0)
  },
)

test('a delete whose answer is lost is told by what became of it', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 2, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.route('**/api/enquiries/multiple', async (route) => {
    await route.fetch()
    await route.fulfill(refusal(504, 'Too late'))
  })
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toastOf(page)).toContainText('2 enquiries deleted.')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(rowsOf(page)).toHaveCount(0)
})

test(
  'a list that can not be loaded says so in its place, and a stale one above itself',
  onPhone,
  async ({ page }) => {
    const session = await signInByCall(page.request)
    await keepSession(page, session)
    await page.route('**/api/enquiries?*', (route) =>
      route.fulfill(refusal(503, 'Not now', { 'retry-after': '60' })),
    )
    await page.goto('/dashboard')
    await expect(page.getByRole('alert')).toContainText('The enquiries could not be loaded.')
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.unroute('**/api/enquiries?*')
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(rowsOf(page)).toHaveCount(10)
  },
)

test('offline is told, and what is shown stays', onDesktop, async ({ page, context }) => {
  const { panel } = await openOne(page)
  await context.setOffline(true)
  await expect(page.getByText('You are offline')).toBeAttached()
  await panel.getByRole('radio', { name: 'Resolved' }).click()
  await expect(panel.getByRole('alert')).toContainText('no connection')
  await expect(panel.getByRole('radio', { name: 'Pending' })).toBeChecked()
  await context.setOffline(false)
  await expect(page.getByText('You are offline')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Retry' }).click()
  await expect(panel.getByText('Pending → Resolved')).toBeVisible()
})

test(
  'a session that ends in the middle leads to the sign-in and back, and a note that was typed is kept',
  onPhone,
  async ({ page }) => {
    const { panel } = await openOne(page)
    const address = page.url()
    await panel.getByLabel('New note').fill('Half a thought')
    await page.route('**/api/enquiries/*/notes', (route) => route.fulfill(refusal(401, 'Sign in again')))
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText('Your session has ended')).toBeVisible()
    expect(await page.evaluate(() => [localStorage.authToken, localStorage.user])).toEqual([
      undefined,
      undefined,
    ])
    await page.unroute('**/api/enquiries/*/notes')
    await signIn(page)
    await expect(page).toHaveURL(address)
    await expect(panel.getByLabel('New note')).toHaveValue('Half a thought')
  },
)

test(
  'someone who is no longer staff sees their own enquiries and is told why',
  onDesktop,
  async ({ page }) => {
    const { session } = await openOne(page)
    await page.route('**/api/users/profile', async (route) => {
      const answer = await route.fetch()
      const { user } = await answer.json()
      await route.fulfill({ response: answer, json: { user: { ...user, role: 'customer' } } })
    })
    await page.route('**/api/enquiries/*/status', (route) => route.fulfill(refusal(403, 'For staff only')))
    await panelOf(page).getByRole('radio', { name: 'Resolved' }).click()
    await expect(page.getByText('Your account no longer manages enquiries')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'My Enquiries' })).toBeVisible()
    await expect(page.getByText(`Welcome, ${session.user.name}`)).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test('a note that the service refuses is kept with the reason', onPhone, async ({ page }) => {
  const { panel } = await openOne(page)
  await page.route('**/api/enquiries/*/notes', (route) =>
    route.fulfill({
      status: 422,
      json: { message: 'Check the note', errors: { text: 'Note is too blunt' } },
    }),
  )
  await panel.getByLabel('New note').fill('Tell them no.')
  await panel.getByRole('button', { name: 'Add note' }).click()
  await expect(panel.getByText('The note was not saved. Note is too blunt')).toBeVisible()
  await expect(panel.getByLabel('New note')).toHaveValue('Tell them no.')
})

test('an enquiry that a colleague deleted says so', onDesktop, async ({ page }) => {
  const { id, session } = await openOne(page)
  await page.request.delete(`/api/enquiries/${id}`, { headers: { authorization: `Bearer ${session.token}` } })
  await page.reload()
  await expect(panelOf(page).getByRole('alert')).toContainText('somebody may have deleted it')
})

for (const [why, device, close] of [
  // Granting nothing makes the browser refuse everything that could be granted.
  ['the browser refuses the clipboard', onPhone, (page: Page) => page.context().grantPermissions([])],
  ['the browser has no clipboard', onDesktop, (page: Page) => page.addInitScript(forgetClipboard)],
] as const) {
  test(`where ${why}, the table can be taken by hand`, device, async ({ page }) => {
    const word = uniqueWord()
    await sendEnquiries(page.request, 1, () => ({ subject: word }))
    await close(page)
    await openDesk(page, `?q=${word}`)
    await page.getByRole('button', { name: 'Copy (All)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Copy by hand' })
    const table = dialog.getByLabel('The table')
    await expect(table).toHaveValue(new RegExp(`"Visitor 1",.*,"${word}",`))
    await expect(table).toBeFocused()
    expect(await table.evaluate(selectedText)).toBe(await table.inputValue())
    const file = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download as a file' }).click()
    expect((await file).suggestedFilename()).toMatch(/^enquiries-\d{4}-\d{2}-\d{2}\.csv$/)
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await expect(toastOf(page)).toHaveCount(0)
  })
}

/** As where the page is not served securely. */
function forgetClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: undefined })
}

const selectedText = (field: HTMLElement) =>
  field instanceof HTMLTextAreaElement ? field.value.slice(field.selectionStart, field.selectionEnd) : ''

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
    subject: markup,
    message: n === 3 ? 'x'.repeat(5000) : markup,
    ...(n === 2 && { email: `${'w'.repeat(200)}@example.com`, phone: '9'.repeat(40) }),
  }))
  await sendEnquiries(page.request, 1, () => ({
    name: 'N'.repeat(120),
    subject: `${'S'.repeat(150)} ${word}`,
  }))
  await openDesk(page, `?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(4)
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

test('a message of ten thousand characters, longer than any form takes, is shown whole', async ({ page }) => {
  const { word } = await openOne(page)
  await page.route('**/api/enquiries**', async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replaceAll(
      'Is there room for 1 of us?',
      'سؤال طويل '.repeat(1000).trim(),
    )
    await route.fulfill({ response: answer, body: text })
  })
  await page.goto(`/dashboard?q=${word}`)
  await page.getByRole('link', { name: 'Visitor 1' }).click()
  const message = panelOf(page).getByRole('article')
  await expect(message).toContainText('سؤال طويل '.repeat(1000).trim())
  expect(await message.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(
    0,
  )
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('what was set aside as spam by mistake comes back to the inbox', onPhone, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 1, () => ({ subject: word, website: 'https://cheap.example' }))
  await openDesk(page, `?q=${word}`)
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await page.getByRole('link', { name: 'Set aside as spam' }).click()
  await page.goto(`/dashboard?show=spam&q=${word}`)
  await page.getByRole('link', { name: 'Visitor 1' }).click()
  await panelOf(page).getByRole('button', { name: 'Not spam' }).click()
  await expect(panelOf(page).getByText('Not spam after all')).toBeVisible()
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
