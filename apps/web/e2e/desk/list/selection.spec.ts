import { expect, type Route, test } from '@playwright/test'
import { onDesktop } from '../../devices.ts'
import { expectLegible, seesMostOnPhone } from '../../themes.ts'
import { openDesk, rowsOf, sendEnquiries, toastOf, uniqueWord } from '../desk-steps.ts'

test(
  'a selection survives paging, extends to all matches, and is what gets copied',
  onDesktop,
  async ({ page, context }) => {
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
    await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 12' }).uncheck()
    await expect(page.getByRole('button', { name: 'Delete Selected (11)' })).toBeVisible()
    await page.getByRole('button', { name: 'Copy (11)' }).click()
    await expect(toastOf(page).filter({ hasText: '11 enquiries copied.' })).toBeVisible()
    expect(await readClipboard()).not.toContain('Visitor 12')
    await page.getByRole('button', { name: 'Clear selection' }).click()
    await page.getByRole('button', { name: 'Copy (All)' }).click()
    await expect(toastOf(page).filter({ hasText: '12 enquiries copied.' })).toBeVisible()
    expect((await readClipboard()).split('\r\n')).toHaveLength(13)
  },
)

/** The cells that a spreadsheet reads from the HTML on the clipboard. */
async function readCopiedTable(): Promise<string[][]> {
  const [item] = await navigator.clipboard.read()
  const html = await (await item?.getType('text/html'))?.text()
  const table = new DOMParser().parseFromString(html ?? '', 'text/html').querySelector('table')
  return [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent))
}

test(
  'all matches are changed, answered and deleted at once, and each operation is undone as a whole',
  seesMostOnPhone,
  async ({ page }) => {
    const word = uniqueWord()
    await sendEnquiries(page.request, 12, (n) => ({ subject: word, ...(n === 1 && { email: 'none' }) }))
    await openDesk(page, `?q=${word}`)
    const selectAll = async () => {
      await page.getByRole('checkbox', { name: 'Select all' }).check()
      await page.getByRole('button', { name: 'Select all 12 matching' }).click()
    }
    const badges = (status: string) => rowsOf(page).filter({ hasText: status })
    const undo = async (told: string, undone: string) => {
      const offer = toastOf(page).filter({ hasText: told })
      // Hovering stops the timer of the toast.
      await offer.hover()
      await offer.getByRole('button', { name: 'Undo' }).click()
      await expect(toastOf(page).filter({ hasText: undone })).toBeVisible()
    }

    await selectAll()
    await page.getByRole('button', { name: 'Change (12)' }).click()
    await expectLegible(page, '[role="menu"]')
    // By keyboard: the header that returns after scrolling moves the content below it.
    await page.getByRole('menuitem', { name: 'Resolved' }).press('Enter')
    await expect(badges('Resolved')).toHaveCount(10)
    await expect(page.getByRole('button', { name: 'Copy (All)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Enquiries', exact: true })).toBeFocused()
    await undo('12 enquiries marked as resolved.', '12 enquiries changed back.')
    await expect(badges('Pending')).toHaveCount(10)

    await selectAll()
    await page.keyboard.press('m')
    await page.getByRole('menuitem', { name: 'Answer by email…' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Answer 12 enquiries' })
    await dialog.getByLabel('Answer', { exact: true }).fill('It is {price}, {name}.')
    await dialog.getByRole('button', { name: 'Send to 12' }).click()
    await expect(dialog.getByText('Enquiries don’t contain a price.')).toBeVisible()
    await expect(dialog.getByText(/^Left out: {price} is not known/)).toBeVisible()
    await expectLegible(page, '[data-slot="dialog"]')
    await dialog.getByLabel('Answer', { exact: true }).fill('There is room, {name}.')
    await dialog.getByRole('button', { name: 'Send to 12' }).click()
    await expect(badges('In progress')).toHaveCount(10)
    await undo('11 enquiries answered.', '11 enquiries not answered.')
    await expect(badges('Pending')).toHaveCount(10)

    await selectAll()
    // A long operation, as the service reports it.
    const longer = async (route: Route) => {
      const response = await route.fetch()
      const { operation } = await response.json()
      const json = { operation: { ...operation, state: 'running', total: 3000, done: 1500, changed: 1500 } }
      await route.fulfill({ response, json })
    }
    await page.route('**/api/operations', longer)
    await page.route('**/api/operations/*', longer)
    await page.getByRole('button', { name: 'Delete Selected (12)' }).click()
    const question = page.getByRole('alertdialog')
    await expect(
      question.getByText('Are you sure you want to delete 12 enquiries?', { exact: true }),
    ).toBeVisible()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('progressbar', { name: 'Deleting' })).toBeVisible()
    await expect(page.getByText('1500 of 3000')).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(0)
    await expectLegible(page, '.desk-many-progress')
    // It continues when the page is left.
    await page.reload()
    await expect(page.getByRole('progressbar', { name: 'Deleting' })).toBeVisible()
    const stopped = page.waitForRequest('**/api/operations/*/cancel')
    await page.getByRole('button', { name: 'Stop' }).click()
    await stopped
    await page.unroute('**/api/operations/*')
    await undo('12 enquiries deleted.', '12 enquiries restored.')
    await expect(page.getByRole('progressbar')).toHaveCount(0)
    await expect(rowsOf(page)).toHaveCount(10)
  },
)

test('Shift selects everything between two rows', onDesktop, async ({ page }) => {
  const word = uniqueWord()
  await sendEnquiries(page.request, 5, () => ({ subject: word }))
  await openDesk(page, `?q=${word}`)
  await page.getByRole('checkbox', { name: 'Select the enquiry of Visitor 4' }).check()
  await page
    .getByRole('checkbox', { name: 'Select the enquiry of Visitor 2' })
    .click({ modifiers: ['Shift'] })
  await expect(page.getByRole('button', { name: 'Copy (3)' })).toBeVisible()
})
