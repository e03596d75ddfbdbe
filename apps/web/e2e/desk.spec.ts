import { expect, test } from '@playwright/test'
import {
  openDesk,
  panelOf,
  rowOf,
  rowsOf,
  sendEnquiries,
  signInByCall,
  toastOf,
  uniqueWord,
} from './desk-steps.ts'
import { onDesktop, onPhone } from './devices.ts'
import { expectLegible, inBothThemes } from './themes.ts'

test('the seven columns, the results line and a page turn that is an address', async ({ page, isMobile }) => {
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

/** Whether it is on top of whatever else stands in its place. */
function isSeen(element: Element): 'in sight' | 'covered' {
  const { x, y, width, height } = element.getBoundingClientRect()
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ? 'in sight' : 'covered'
}

test('filters stand in the address and Clear empties them', async ({ page, isMobile }) => {
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
  if (isMobile) await page.getByText('Show Filters').click()
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

test('a selection survives paging, takes in all that match, and is what is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const word = uniqueWord()
  await sendEnquiries(page.request, 12, (n) => ({
    name: `Visitor ${n}`,
    subject: n === 2 ? `${word}, "two" lines` : word,
    message: n === 2 ? '=1+1 is not run\nand this is line two' : 'Is there room for us?',
    ...(n === 1 && { dateOfPlan: '' }),
  }))
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await openDesk(page, `?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(10)
  await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 12' }).check()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(rowsOf(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 1', exact: true }).check()
  await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 2', exact: true }).check()
  await page.getByRole('button', { name: 'Copy (3)' }).click()
  await expect(toastOf(page)).toContainText('3 enquiries copied.')
  const today = new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata' }).format(new Date())
  const rows = [
    ['Name', 'Phone', 'Email', 'Date of Plan', 'Subject', 'Message', 'Created Date'],
    ...[
      ['Visitor 12', 'visitor12@example.com', '24/12/2026', word, 'Is there room for us?'],
      [
        'Visitor 2',
        'visitor2@example.com',
        '24/12/2026',
        `${word}, "two" lines`,
        "'=1+1 is not run and this is line two",
      ],
      ['Visitor 1', 'visitor1@example.com', 'N/A', word, 'Is there room for us?'],
    ].map(([name = '', ...rest]) => [name, '+91 98220 12345', ...rest, today]),
  ]
  const quoted = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','))
  expect(await readClipboard()).toBe(quoted.join('\r\n'))
  expect(await page.evaluate(readCopiedTable)).toEqual(rows)

  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('link', { name: 'Previous' }).click()
  await expect(rowsOf(page)).toHaveCount(10)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await expect(page.getByText('10 of 12 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Select all 12 matching' }).click()
  await expect(page.getByRole('button', { name: 'Delete Selected (12)' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await page.getByRole('button', { name: 'Copy (All)' }).click()
  await expect(toastOf(page).filter({ hasText: '12 enquiries copied.' })).toBeVisible()
  expect((await readClipboard()).split('\r\n')).toHaveLength(13)
})

/** What a spreadsheet finds in the HTML on the clipboard. */
async function readCopiedTable(): Promise<string[][]> {
  const [item] = await navigator.clipboard.read()
  const html = await (await item?.getType('text/html'))?.text()
  const table = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('table')
  return [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent))
}

test('shift takes everything between two rows', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 5, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 4' }).check()
  await page
    .getByRole('checkbox', { name: 'Select the enquiry of Visitor 2' })
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('button', { name: 'Copy (3)' })).toBeVisible()
})

test('deleting asks with the literal words, reloads, and can be undone', inBothThemes, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 4, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await expect(page.getByRole('button', { name: /^Delete Selected/ })).toHaveCount(0)
  const dialog = page.getByRole('alertdialog')

  await rowOf(page, 'Visitor 4').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(
    dialog.getByText('Are you sure you want to delete this enquiry?', { exact: true }),
  ).toBeVisible()
  await expectLegible(page, '[data-slot="alert-dialog"]')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowsOf(page)).toHaveCount(4)

  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await rowOf(page, 'Visitor 4').getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  // The clock of what can be undone stands still while somebody points at it.
  await toastOf(page).hover()
  await expect(rowsOf(page)).toHaveCount(3)
  await expect(page.getByRole('button', { name: 'Delete Selected (3)' })).toBeVisible()
  await toastOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(4)

  await page.getByRole('button', { name: 'Delete Selected (3)' }).click()
  await expect(
    dialog.getByText('Are you sure you want to delete 3 enquiries?', { exact: true }),
  ).toBeVisible()
  const sent = page.waitForRequest((request) => request.method() === 'DELETE')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  expect(new URL((await sent).url()).pathname).toBe('/api/enquiries/multiple')
  const undoable = toastOf(page).filter({ hasText: '3 enquiries deleted.' })
  await undoable.hover()
  await expect(rowsOf(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Copy (All)' })).toBeVisible()
  await expectLegible(page, '[data-slot="toaster"]')
  await undoable.getByRole('button', { name: 'Undo' }).click()
  await expect(rowsOf(page)).toHaveCount(4)
  await expectLegible(page, '.desk')
})

test('what was deleted stands in its own folder and can be brought back', onPhone, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 1, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await rowOf(page, 'Visitor 1').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await page.goto(`/dashboard?show=deleted&q=${word}`)
  await rowOf(page, 'Visitor 1').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No enquiry matches' })).toBeVisible()
  await page.goto(`/dashboard?q=${word}`)
  await expect(rowsOf(page)).toHaveCount(1)
})

test(
  'a row opens the whole enquiry, with replies, status, assignee, notes and history',
  inBothThemes,
  async ({ page, isMobile }) => {
    const word = uniqueWord()
    const message = `First line\n\n${'A long story. '.repeat(60)}the end`
    await sendEnquiries(page.request, 2, (n) => ({ subject: `${word} ${n}`, ...(n === 2 && { message }) }))
    const { user } = await openDesk(page, `?q=${word}`)
    await rowsOf(page).first().getByText(`${word} 2`).click()
    const panel = panelOf(page)
    await expect(panel.getByRole('heading', { name: 'Visitor 2' })).toBeVisible()
    await expect(panel.getByRole('heading', { name: 'Visitor 2' })).toBeFocused()
    await expect(panel.getByText('the end')).toBeVisible()
    await expect(panel.getByText(/^2[34] h left$/)).toBeVisible()
    await expect(page).toHaveURL(/enquiry=[0-9a-f-]{36}/)

    const whatsApp = panel.getByRole('link', { name: 'WhatsApp' })
    await expect(whatsApp).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/919822012345\?text=Hello%20Visitor%202%2C/,
    )
    await expect(panel.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919822012345')
    await expect(panel.getByRole('link', { name: 'Email' })).toHaveAttribute(
      'href',
      /^mailto:visitor2@example\.com\?subject=Re/,
    )
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const chat = page.waitForEvent('popup')
    await whatsApp.click()
    await (await chat).close()
    await expect(panel.getByRole('radio', { name: 'In progress' })).toBeChecked()
    await expect(panel.getByLabel('Assignee')).toHaveValue(user._id)
    await expect(panel.getByText(`Given to ${user.name}`)).toBeVisible()

    await panel.getByRole('radio', { name: 'Resolved' }).check()
    await expect(panel.getByText('In progress → Resolved')).toBeVisible()
    await panel.getByLabel('New note').fill('Asked the captain: nine fit.')
    await panel.getByRole('button', { name: 'Add note' }).click()
    await expect(panel.getByText('Asked the captain: nine fit.')).toBeVisible()
    await expect(panel.getByLabel('New note')).toHaveValue('')
    await expectLegible(page, '[data-desk-panel]')

    await expect(panel.getByRole('button', { name: 'Previous enquiry' })).toBeDisabled()
    await panel.getByRole('button', { name: 'Next enquiry' }).click()
    await expect(panel.getByRole('heading', { name: 'Visitor 1' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page).not.toHaveURL(/enquiry=/)
    if (!isMobile) await expect(page.getByRole('link', { name: 'Visitor 1' })).toBeFocused()
    await expect(rowsOf(page).first().locator('[data-status="resolved"]')).toBeVisible()
  },
)

test(
  'beside the open panel, what stands under a subject keeps to its column',
  onDesktop,
  async ({ page }) => {
    const word = uniqueWord()
    const sent = await sendEnquiries(page.request, 3, () => ({ subject: word }))
    const { token, user } = await signInByCall(page.request)
    for (const [at, status] of ['pending', 'in_progress'].entries()) {
      await page.request.put(`/api/enquiries/${sent[at]?._id}/status`, {
        data: { status, assignedTo: user._id },
        headers: { authorization: `Bearer ${token}` },
      })
    }
    await openDesk(page, `?q=${word}`)
    await rowOf(page, 'Visitor 3').getByText(word).click()
    await expect(panelOf(page)).toBeVisible()
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const name of ['Visitor 1', 'Visitor 2']) {
        const row = rowOf(page, name)
        const state = row.locator('.desk-subject-state > *')
        const ends = await state.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().right))
        const created = await row.locator('.desk-created').boundingBox()
        expect((created?.x ?? 0) - Math.max(...ends)).toBeGreaterThanOrEqual(12)
      }
      const clocks = rowsOf(page).locator('.desk-promise > svg')
      await expect(clocks).toHaveCount(2)
      const sizes = await clocks.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().width))
      expect(sizes[1]).toBe(sizes[0])
    }
  },
)

test('an enquiry opens from its address, and Back closes what was opened here', async ({ page }) => {
  const word = uniqueWord()
  const [sent] = await sendEnquiries(page.request, 1, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.getByRole('link', { name: 'Visitor 1' }).click()
  await expect(panelOf(page)).toBeVisible()
  await page.goBack()
  await expect(panelOf(page)).toHaveCount(0)
  await page.goto(`/dashboard?enquiry=${sent?._id}`)
  await expect(panelOf(page).getByRole('heading', { name: word })).toBeVisible()
  await panelOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the side menu leads to the dashboard, the profile and the contact page, and out', async ({
  page,
  isMobile,
}) => {
  await openDesk(page)
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click()
  }
  const menu = page.getByRole('navigation', { name: 'Account' })
  await openMenu()
  for (const [name, path] of [
    ['Dashboard', '/dashboard'],
    ['Profile', '/profile'],
    ['Contact', '/contact'],
  ] as const) {
    await expect(menu.getByRole('link', { name })).toHaveAttribute('href', path)
  }
  await menu.getByRole('link', { name: 'Profile' }).click()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await expect(page.getByText('Administrator', { exact: true }).first()).toBeVisible()
  await openMenu()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('a tap beside the open side menu closes it and does nothing else', onPhone, async ({ page }) => {
  await openDesk(page)
  const toggle = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog', { name: 'Dashboard menu' })
  for (const [width, what] of [
    [390, rowsOf(page).first()],
    [800, rowsOf(page).nth(1).getByRole('button', { name: 'Delete', exact: true })],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    await what.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const place = await what.evaluate((element) => {
      const { right, top, height } = element.getBoundingClientRect()
      return { x: right - 12, y: top + height / 2 }
    })
    await toggle.tap()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(place.x, place.y)
    await expect(menu).toBeHidden()
    // What the tap had opened would lie over the button by now.
    await toggle.tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/\/dashboard$/)
  }
})
